import { localValue } from '../apollo/localValue.ts';

type Line = { productId: string; variantId: string };

/** The variants in the cart, by product; `CartWishlistSync` writes it. */
export const cartProducts = localValue<ReadonlyMap<string, ReadonlySet<string>>>(new Map());

/** Whether the product is in the cart in this variant, or in any if none is given. */
export function useIsInCart(productId: string, variantId?: string) {
  return cartProducts.useSelected((products) => {
    const variants = products.get(productId);
    return variants !== undefined && (variantId === undefined || variants.has(variantId));
  });
}

export function groupByProduct(lines: readonly Line[]) {
  const products = new Map<string, Set<string>>();
  for (const { productId, variantId } of lines) {
    products.set(productId, (products.get(productId) ?? new Set()).add(variantId));
  }
  return products;
}
