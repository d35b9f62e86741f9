import type { z } from 'zod';
import { chosenAlteration, withAlterations } from '../catalog/alteration/line.store.ts';
import { count, instant, listOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import { listsOf } from '../storage/lists.ts';
import type { Rows } from '../storage/rows.ts';

const cartLineRecord = record({
  productId: text,
  variantId: text,
  /** Sorted by id. */
  alterations: listOf(chosenAlteration),
  quantity: count,
  addedAt: instant,
  updatedAt: instant,
});
/** Prices come from the catalogue. */
export type CartLineRecord = z.infer<typeof cartLineRecord>;

export const carts = collectionOf('carts', listOf(cartLineRecord), {
  upgrade: (row) => (Array.isArray(row) ? withAlterations(row) : row),
});

export const cartsOf = (rows: Rows) => listsOf(rows, carts);
