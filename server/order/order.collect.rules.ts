import type { Centimes } from '#shared/money.ts';
import { isUnderWay } from './order.states.ts';
import type { OrderRecord } from './order.store.ts';

/** Returns the sum to collect on delivery: nothing of one paid otherwise, delivered or closed. */
export function toCollect(order: OrderRecord): Centimes {
  return order.paymentMethod === 'CASH_ON_DELIVERY' && isUnderWay(order) ? order.payable : 0;
}
