import type { z } from 'zod';
import { count, instant, record, text } from '../shared/record.ts';

export const cartLineRecord = record({
  productId: text,
  variantId: text,
  quantity: count,
  addedAt: instant,
  updatedAt: instant,
});
/** Prices come from the catalogue. */
export type CartLineRecord = z.infer<typeof cartLineRecord>;

export interface CartStore {
  /** Oldest first; empty without a cart. */
  load(customerId: string): Promise<readonly CartLineRecord[]>;
  save(customerId: string, lines: readonly CartLineRecord[]): Promise<void>;
}
