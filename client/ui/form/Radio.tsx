import type { ComponentProps, ReactNode } from 'react';

import './Choice.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
};

/** Give those of one group the same `name`. */
export function Radio({ label, ...rest }: Props) {
  return (
    <label className="choice">
      <input {...rest} type="radio" className="choice__input" />
      <span>{label}</span>
    </label>
  );
}
