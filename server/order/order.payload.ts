import type { ShopContext } from '../context.ts';
import { refusable } from '../shared/payload.ts';
import { OrderRefusal } from './order.rules.ts';
import type { OrderRecord } from './order.store.ts';

/** Returns the cart as it is now where that is why an order was refused. */
export const cartOf = (refusal: unknown) => (refusal instanceof OrderRefusal ? refusal.cart : null);

export async function orderPayload(context: ShopContext, change: () => Promise<OrderRecord>) {
  const { value, userErrors, refusal } = await refusable(context, change);
  return { order: value, cart: cartOf(refusal), userErrors };
}
