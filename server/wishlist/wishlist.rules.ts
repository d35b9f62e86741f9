import { fr } from '../shared/messages.fr.ts';
import { Refusal } from '../shared/problems.ts';
import type { WishRecord } from './wishlist.store.ts';

/** Bound of contract, section 8. */
export const MAX_WISHES = 200;

type Wishes = readonly WishRecord[];

/** Whether the wishlist holds a product. */
export function isWished(wishes: Wishes, productId: string): boolean {
  return wishes.some((wish) => wish.productId === productId);
}

/** The wishlist is a set: wishing for a product twice changes nothing. */
export function addWish(wishes: Wishes, productId: string, now: string): Wishes {
  if (isWished(wishes, productId)) return wishes;
  if (wishes.length >= MAX_WISHES) {
    throw new Refusal({ code: 'LIMIT_REACHED', message: fr.wishlist.full });
  }
  return [...wishes, { productId, addedAt: now }];
}

/** Takes a wish off; one that is not there is refused. */
export function removeWish(wishes: Wishes, productId: string): Wishes {
  if (!isWished(wishes, productId)) {
    throw new Refusal({
      code: 'UNKNOWN_PRODUCT',
      field: 'productId',
      message: fr.wishlist.notInWishlist,
    });
  }
  return wishes.filter((wish) => wish.productId !== productId);
}
