import { localValue } from '../apollo/localValue.ts';

/** Ids of the products in the cart; `ChoicesSync` writes it. */
export const cartProducts = localValue<ReadonlySet<string>>(new Set());

export function useIsInCart(productId: string) {
  return cartProducts.useSelected((ids) => ids.has(productId));
}
