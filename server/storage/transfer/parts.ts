import type { Rows } from '../lowdb/tables.ts';

/**
 * A part of what a shop keeps. What only makes other records findable is made anew from them; links of
 * half an hour do not outlast a move.
 */
export type PartName = Exclude<keyof Rows, 'emails' | 'orderNumbers' | 'oneTimeLinks'>;

/** A record with its key, in the form that `shop.json` has it in. */
export type Entry<P extends PartName> = readonly [key: string, row: Rows[P]];

/** All parts, those that others refer to first. */
export const PARTS = [
  'categories',
  'products',
  'archivedProducts',
  'customers',
  'carts',
  'wishlists',
  'addresses',
  'orders',
  'payments',
  'idempotencyKeys',
  'paymentEvents',
  'mails',
] as const satisfies readonly PartName[];

/** Parts whose records keep the order in which they were first saved; of others it says nothing. */
const IN_ORDER: ReadonlySet<PartName> = new Set(['orders', 'payments', 'mails']);

export function isInOrder(part: PartName): boolean {
  return IN_ORDER.has(part);
}
