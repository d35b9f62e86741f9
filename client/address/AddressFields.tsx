import type { ComponentProps } from 'react';

import { addressTexts } from './address.fr.ts';
import { CityField } from '../delivery/city/CityField.tsx';
import { Field } from '../ui/form/Field.tsx';

/** Notes under the fields of an address and its phone. */
export const addressSentences = {
  PHONE: addressTexts.form.phoneNote,
  POSTAL_CODE: addressTexts.form.postalCodeInvalid,
};

type CityProps = ComponentProps<typeof CityField>;

type Props = Pick<CityProps, 'place' | 'change' | 'onKnown'> & {
  field: (
    name: 'street' | 'city' | 'cityId' | 'region' | 'postalCode',
  ) => Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;
  streetClassName?: string;
  /** Says why nothing is delivered to the city. */
  unserved?: string | null | undefined;
};

export function AddressFields({ field, streetClassName, unserved, ...city }: Props) {
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
      <CityField
        {...city}
        name="city"
        label={texts.city}
        error={field('city').error ?? field('cityId').error ?? unserved}
        required
      />
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
