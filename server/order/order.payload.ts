import type { ShopContext } from '../context.ts';
import { refusable } from '../shared/payload.ts';
import { OrderRefusal } from './order.rules.ts';
import type { PlacedOrder } from './order.place.service.ts';
import type { OrderRecord } from './order.store.ts';

/** Returns the cart as it is now where that is why an order was refused. */
export const cartOf = (refusal: unknown) => (refusal instanceof OrderRefusal ? refusal.cart : null);

export async function orderPayload(context: ShopContext, change: () => Promise<OrderRecord>) {
  const { value, userErrors, refusal } = await refusable(context, change);
  return { order: value, cart: cartOf(refusal), isRepeated: false, userErrors };
}

/** Like `orderPayload`, for a new order, which may be one that the shopper has sent already. */
export async function placedPayload(context: ShopContext, place: () => Promise<PlacedOrder>) {
  const { value, userErrors, refusal } = await refusable(context, place);
  const { order = null, isRepeated = false } = value ?? {};
  return { order, cart: cartOf(refusal), isRepeated, userErrors };
}
