import { localValue } from '../apollo/localValue.ts';

/** How many pieces lie in the customer's cart and wishlist; 0 for visitors, who see no badges. */
export const badges = localValue({ cart: 0, wishlist: 0 });
