import type { z } from 'zod';
import { count, instant, record, text } from '../shared/record.ts';

export const cartLineRecord = record({
  productId: text,
  quantity: count,
  addedAt: instant,
  updatedAt: instant,
});
/** A line at rest. It has no price: that is always the catalogue's. */
export type CartLineRecord = z.infer<typeof cartLineRecord>;

export interface CartStore {
  /** The customer's lines, oldest first; empty when there is no cart. */
  load(customerId: string): Promise<readonly CartLineRecord[]>;
  save(customerId: string, lines: readonly CartLineRecord[]): Promise<void>;
}
