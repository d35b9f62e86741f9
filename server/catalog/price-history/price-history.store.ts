import type { z } from 'zod';
import { amount, instant, listOf, record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';

/** Prices of the variants of a product, archived or not, since its first one: rows are never removed. */
const priceHistoryRecord = record({
  /** Oldest first. */
  rows: listOf(
    record({
      at: instant,
      price: amount,
      originalPrice: amount,
      /** Ids of the variants that have had these prices from then on. */
      variants: listOf(text),
    }),
  ),
});
export type PriceHistoryRecord = z.infer<typeof priceHistoryRecord>;

/** Histories by the product's id: a list of products reads as many rows as it has products. */
export const prices = collectionOf('prices', priceHistoryRecord);
