import { localValue } from '../apollo/localValue.ts';

/** Ids of the products on the customer's wishlist; `CartWishlistSync` writes it. */
export const wishes = localValue<ReadonlySet<string>>(new Set());

export function useIsWished(productId: string) {
  return wishes.useSelected((ids) => ids.has(productId));
}

const pendingWish = localValue<string | null>(null);

/** The product whose heart a guest pressed before being sent to log in; null for none. */
export function usePendingWish() {
  return pendingWish.use();
}

/** Null removes it. */
export function rememberWish(productId: string | null) {
  pendingWish.write(productId);
}
