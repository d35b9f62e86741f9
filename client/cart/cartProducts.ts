import { localValue } from '../apollo/localValue.ts';

/** The products that the cart holds, a visitor's or a customer's, by id; `ChoicesKeeper` writes it. */
export const cartProducts = localValue<ReadonlySet<string>>(new Set());

/** Whether the cart holds a product. */
export function useIsInCart(productId: string) {
  return cartProducts.useSelected((ids) => ids.has(productId));
}
