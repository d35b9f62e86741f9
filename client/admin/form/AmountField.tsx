import type { ComponentProps } from 'react';

import { writePrice } from '#shared/money.format.ts';
import { readAmount } from '#shared/money.ts';
import { Field } from '../../ui/form/Field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'unit'> & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** A field of dirhams, which writes a readable amount as it is usually written once it is left. */
export function AmountField({ value, onChange, ...rest }: Props) {
  return (
    <Field
      {...rest}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      unit="DH"
      onChange={onChange}
      onBlur={() => {
        const centimes = readAmount(value);
        const written = centimes === null ? value : writePrice(centimes);
        if (written !== value) onChange({ target: { value: written } });
      }}
    />
  );
}

/** A field of a whole number. */
export const NumberField = (props: ComponentProps<typeof Field>) => (
  <Field inputMode="numeric" autoComplete="off" {...props} />
);
