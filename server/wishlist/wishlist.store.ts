import type { z } from 'zod';
import { instant, record, text } from '../shared/record.ts';

export const wishRecord = record({ productId: text, addedAt: instant });
export type WishRecord = z.infer<typeof wishRecord>;

export interface WishlistStore {
  /** Oldest first. */
  load(customerId: string): Promise<readonly WishRecord[]>;
  save(customerId: string, wishes: readonly WishRecord[]): Promise<void>;
}
