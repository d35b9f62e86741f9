import type { ComponentProps } from 'react';

import { addressTexts } from './address.fr.ts';
import { Field } from '../ui/form/Field.tsx';

/** Notes under the fields of an address and its phone. */
export const addressSentences = {
  PHONE: addressTexts.form.phoneNote,
  POSTAL_CODE: addressTexts.form.postalCodeInvalid,
};

type Props = {
  field: (
    name: 'street' | 'city' | 'region' | 'postalCode',
  ) => Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;
  streetClassName?: string;
};

export function AddressFields({ field, streetClassName }: Props) {
  const texts = addressTexts.form;
  return (
    <>
      <Field
        {...field('street')}
        label={texts.street}
        className={streetClassName}
        autoComplete="street-address"
        required
      />
      <Field {...field('city')} label={texts.city} autoComplete="address-level2" required />
      <Field {...field('region')} label={texts.region} autoComplete="address-level1" required />
      <Field
        {...field('postalCode')}
        label={texts.postalCode}
        autoComplete="postal-code"
        inputMode="numeric"
        required
      />
    </>
  );
}
