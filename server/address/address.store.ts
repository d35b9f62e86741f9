import type { z } from 'zod';
import { instant, listOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import { listsOf } from '../storage/lists.ts';
import type { Rows } from '../storage/rows.ts';

/** Forms and orders follow from these. */
export const addressFields = {
  name: text,
  street: text,
  city: text,
  region: text,
  postalCode: text,
};
export type AddressField = keyof typeof addressFields;

const addressRecord = record({
  id: text,
  ...addressFields,
  /** Digits and `+`; null until a delivery needed one. */
  phone: text.nullable(),
  /** One of the cities; missing where `city` named none of them when it was saved. */
  cityId: text.optional(),
  createdAt: instant,
  updatedAt: instant,
});
export type AddressRecord = z.infer<typeof addressRecord>;

export const addresses = collectionOf('addresses', listOf(addressRecord));

export const addressesOf = (rows: Rows) => listsOf(rows, addresses);
