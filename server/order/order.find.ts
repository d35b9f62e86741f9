import type { Ports, ShopContext } from '../context.ts';
import { RateLimited, Refusal, TooManyAttempts } from '../shared/problems.ts';
import { isSamePhone } from '../shared/phone.ts';
import { isListed, readSought } from './order.rules.ts';
import type { OrderRecord } from './order.store.ts';

/** Refuses with UNKNOWN_ORDER; `field` is the argument that names it. */
export async function requireOrderById(
  { orders }: Pick<Ports, 'orders'>,
  id: string,
  field = 'id',
): Promise<OrderRecord> {
  const order = await orders.order(id);
  if (order) return order;
  throw new Refusal({ code: 'UNKNOWN_ORDER', reason: 'ID', field, id });
}

/**
 * Finds the order of a shopper who has lost the tracking link. Refuses with REQUIRED, INVALID,
 * TOO_MANY_ATTEMPTS, and with the same UNKNOWN_ORDER after the same query, whether the number or
 * the phone is wrong.
 */
export async function findOrder(
  { store, limits, clientAddress }: ShopContext,
  input: { readonly number: string; readonly phone: string },
): Promise<OrderRecord> {
  const { digits, phone } = readSought(input);
  try {
    await limits.consume('FIND_ORDER', clientAddress);
  } catch (error) {
    if (error instanceof RateLimited) throw new TooManyAttempts('FIND_ORDER', error.retryAfter);
    throw error;
  }
  const [order] = await store.read.orders.ordersOfDigits(digits);
  if (order && opens(order, phone)) return order;
  throw new Refusal({ code: 'UNKNOWN_ORDER', reason: 'FIND' });
}

function opens(order: OrderRecord, phone: string): boolean {
  const { shippingInfo, anonymisedAt } = order;
  const isSame = shippingInfo.phone !== null && isSamePhone(shippingInfo.phone, phone);
  return isSame && anonymisedAt === null && isListed(order);
}
