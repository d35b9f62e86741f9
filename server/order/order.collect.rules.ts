import type { Centimes } from '../shared/isomorphic/money.ts';
import { wasPaidByCard } from './order.money.rules.ts';
import { isUnderWay } from './order.states.ts';
import type { OrderRecord } from './order.store.ts';

/** What the courier still collects on delivery: nothing of an order that is paid, delivered or closed. */
export function toCollect(order: OrderRecord): Centimes {
  return wasPaidByCard(order) || !isUnderWay(order) ? 0 : order.payable;
}
