import type { ComponentProps, ReactNode } from 'react';

import './Choice.css';
import { cx } from '../cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Stands at the row's end, seen but not part of the name. */
  note?: ReactNode;
  /** Can be chosen, and is of no use. */
  isDim?: boolean;
};

/** A checkbox with its label. */
export function Checkbox({ label, note, isDim = false, ...rest }: Props) {
  return (
    <div className={cx('choice', isDim && 'choice--dim')}>
      <label className="choice__label">
        <input {...rest} type="checkbox" className="choice__input" />
        <span>{label}</span>
      </label>
      {note === undefined ? null : (
        <span className="choice__note" aria-hidden="true">
          {note}
        </span>
      )}
    </div>
  );
}
