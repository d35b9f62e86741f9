import type { ComponentProps, ReactNode } from 'react';

import './Choice.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Stands at the row's end, seen but not part of the name. */
  note?: ReactNode;
};

/** A checkbox with its label. */
export function Checkbox({ label, note, ...rest }: Props) {
  return (
    <div className="choice">
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
