import type { ComponentProps } from 'react';

import { isWrongPhone } from '#shared/phone-number.ts';
import { addressTexts } from './address.fr.ts';
import { Field } from '../ui/form/Field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'value'> & { value: string };

/** Is also checked while it is typed. */
export function PhoneField({ error, ...rest }: Props) {
  return (
    <Field
      {...rest}
      example={addressTexts.form.phoneExample}
      error={isWrongPhone(rest.value) ? addressTexts.form.phoneNote : error}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
