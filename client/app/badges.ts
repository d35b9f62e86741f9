import { localValue } from '../apollo/localValue.ts';

/** Quantities in the customer's cart and wishlist; guests see no badges. */
export const badges = localValue({ cart: 0, wishlist: 0 });
