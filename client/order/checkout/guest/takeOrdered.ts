import { parseGuestCart } from '../../../apollo/guestCart.ts';
import { readEntry, removeEntry, writeEntry } from '../../../apollo/storage.ts';

/**
 * Takes what was ordered out of the stored cart: the shopper may have added to it meanwhile, also in
 * another tab. This tab goes on showing its own until `restoreLocalVariables`.
 */
export function takeOrdered(ordered: readonly { variantId: string; quantity: number }[]) {
  const cart = readEntry('guestCart', parseGuestCart) ?? [];
  const rest = cart.flatMap((line) => {
    const taken = ordered.filter(({ variantId }) => variantId === line.variantId);
    const quantity = taken.reduce((left, each) => left - each.quantity, line.quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  removeEntry('guestQuote');
  if (rest.length > 0) writeEntry('guestCart', rest);
  else removeEntry('guestCart');
}
