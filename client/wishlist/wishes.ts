import { localValue } from '../apollo/localValue.ts';

/** Ids of the products on the customer's wishlist; `CartWishlistSync` writes it. */
export const wishes = localValue<ReadonlySet<string>>(new Set());

export function useIsWished(productId: string) {
  return wishes.useSelected((ids) => ids.has(productId));
}
