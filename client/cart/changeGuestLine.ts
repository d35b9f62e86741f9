import { lineKeyOf } from '#shared/line-key.ts';
import { maxQuantity, readGuestCart, storeGuestCart, type CartItem } from './guestCart.ts';

/**
 * Changes a line's variant or its alterations in its place; a line of the same goods is joined. False where both are
 * more than 99.
 */
export function changeGuestLine(key: string, goods: Partial<Omit<CartItem, 'productId'>>) {
  const lines = readGuestCart();
  const from = lines.find((line) => lineKeyOf(line) === key);
  if (!from) return true;
  const to = lineKeyOf({ ...from, ...goods });
  const joined = lines.find((line) => line !== from && lineKeyOf(line) === to);
  const changed = lines
    .filter((line) => line !== joined)
    .map((line) => {
      if (line !== from) return line;
      return { ...line, ...goods, quantity: line.quantity + (joined?.quantity ?? 0) };
    });
  if (changed.some(({ quantity }) => quantity > maxQuantity)) return false;
  storeGuestCart(changed);
  return true;
}
