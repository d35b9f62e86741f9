import type { ChosenAlteration, GuestCartLine } from './guestCart.ts';

type Line = {
  product: { id: string };
  variant: { id: string };
  alterations: readonly ChosenAlteration[];
  quantity: number;
};

/** Returns a line of a cart as queries and changes take it. */
export const lineInputOf = ({ product, variant, alterations, quantity }: Line): GuestCartLine => ({
  productId: product.id,
  variantId: variant.id,
  alterations: alterations.map(({ id, value }) => ({ id, value })),
  quantity,
});
