import type { ComponentProps, ReactNode } from 'react';

import './Choice.css';
import { cx } from '../cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Stands at the row's end, and is not part of the name. */
  note?: ReactNode;
  /** Selectable, but without results. */
  isDim?: boolean;
};

export function Checkbox({ label, note, isDim = false, ...rest }: Props) {
  return (
    <label className={cx('choice', isDim && 'choice--dim')}>
      <input {...rest} type="checkbox" className="choice__input" />
      <span>{label}</span>
      {note === undefined ? null : (
        <span className="choice__note" aria-hidden="true">
          {note}
        </span>
      )}
    </label>
  );
}
