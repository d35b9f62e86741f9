import type { ComponentProps, ReactNode } from 'react';

import './Choice.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** Give those of one group the same `name`. */
export function Radio({ label, ...rest }: Props) {
  return (
    <div className="choice">
      <label className="choice__label">
        <input {...rest} type="radio" className="choice__input" />
        <span>{label}</span>
      </label>
    </div>
  );
}
