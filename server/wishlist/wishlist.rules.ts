import { Refusal } from '../shared/problems.ts';
import type { WishRecord } from './wishlist.store.ts';

export const MAX_WISHES = 200;

type Wishes = readonly WishRecord[];

export function isWished(wishes: Wishes, productId: string): boolean {
  return wishes.some((wish) => wish.productId === productId);
}

/** Refuses with LIMIT_REACHED. */
export function addWish(wishes: Wishes, productId: string, now: string): Wishes {
  if (isWished(wishes, productId)) return wishes;
  if (wishes.length >= MAX_WISHES) {
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'WISHLIST' });
  }
  return [...wishes, { productId, addedAt: now }];
}

/** Refuses with UNKNOWN_PRODUCT. */
export function removeWish(wishes: Wishes, productId: string): Wishes {
  if (!isWished(wishes, productId)) {
    throw new Refusal({ code: 'UNKNOWN_PRODUCT', reason: 'WISHLIST', field: 'productId' });
  }
  return wishes.filter((wish) => wish.productId !== productId);
}
