import * as z from 'zod/mini';

import { addressFields } from '#shared/forms/address.ts';
import {
  optional,
  readEmail,
  readPhone,
  readPlainText,
  readPostalCode,
  readText,
  readTypedPhone,
  required,
  typedPostalCode,
  type BlankReason,
  type Reader,
} from '#shared/forms/form.ts';

const email = optional(readEmail, null);

const contactFields = <P>(form: BlankReason, phone: P) => {
  const { name, ...address } = addressFields(form);
  return { name, phone, email, ...address };
};

/** Reads what an order needs for its delivery. */
export const shippingForm = (form: 'GUEST_ORDER' | 'FIELD') =>
  z.object(contactFields(form, required(form, readPhone)));

/** An order that is paid by card may have no phone. */
export const cardShippingForm = z.object(contactFields('FIELD', optional(readPhone, null)));

const optionalText = optional(readPlainText, '');

const fetchedFields = <N, P>(name: N, phone: P) => ({
  name,
  phone,
  email,
  street: optionalText,
  city: optionalText,
  region: optionalText,
  postalCode: optional(readPostalCode, ''),
});

/** Requires nothing at the counter. */
export const counterForm = z.object(fetchedFields(optionalText, optional(readPhone, null)));

/** Reads what an order needs that is fetched: no address, and no phone either where a card pays. */
export const pickupForm = (form: 'GUEST_ORDER' | 'FIELD') =>
  z.object(fetchedFields(required(form, readPlainText), required(form, readPhone)));
export const cardPickupForm = z.object(
  fetchedFields(required('FIELD', readPlainText), optional(readPhone, null)),
);

export const typedGuestForm = z.object({
  ...contactFields('GUEST_ORDER', required('GUEST_ORDER', readTypedPhone)),
  postalCode: typedPostalCode('GUEST_ORDER'),
});

/** Reads what a guest who fetches the order has typed. */
export const typedGuestPickupForm = z.object({
  name: required('GUEST_ORDER', readPlainText),
  phone: required('GUEST_ORDER', readTypedPhone),
  email,
});

const findingFields = (phone: Reader<string>) => ({
  number: required('FIND_ORDER', readText),
  phone: required('FIND_ORDER', phone),
});

export const findOrderForm = z.object(findingFields(readPhone));
export const typedFindOrderForm = z.object(findingFields(readTypedPhone));
