import * as z from 'zod/mini';

import {
  field,
  optionalPhone,
  readPhone,
  readPlainText,
  readPostalCode,
  readTypedPhone,
  required,
  typedPostalCode,
  type BlankReason,
} from '#shared/forms/form.ts';

/** The fields of every address, in the order of their problems; `form` names the sentence of a blank one. */
export const addressFields = (form: BlankReason) => ({
  name: required(form, readPlainText),
  street: required(form, readPlainText),
  city: required(form, readPlainText),
  region: required(form, readPlainText),
  postalCode: required(form, readPostalCode),
});

export const addressForm = z.object({
  ...addressFields('ADDRESS'),
  phone: field(optionalPhone(readPhone)),
});

export const typedAddressForm = z.object({
  ...addressFields('ADDRESS'),
  postalCode: typedPostalCode('ADDRESS'),
  phone: field(optionalPhone(readTypedPhone)),
});
