import type { Change } from '../../audit/audit.ts';
import { versionOf } from '../change/order.change.rules.ts';
import { sumOf } from '../order.money.rules.ts';
import type { OrderRecord, OrderStatus } from '../order.store.ts';

const ACTIONS: Readonly<Partial<Record<OrderStatus, `order.${string}`>>> = {
  CONFIRMED: 'order.confirm',
  PREPARED: 'order.prepare',
  SHIPPED: 'order.ship',
  DELIVERED: 'order.deliver',
  CANCELLED: 'order.cancel',
  REFUSED: 'order.refuse',
  RETURNED: 'order.return',
};

/** `before` is null for a new order. Without the address: entries outlive the customer's data. */
export function orderChange(
  before: OrderRecord | null,
  after: OrderRecord,
  action?: string,
): Change {
  return {
    action: action ?? ACTIONS[after.status] ?? 'order.move',
    subject: after.number,
    before: before && loggedOrder(before),
    after: loggedOrder(after),
  };
}

function loggedOrder(order: OrderRecord) {
  const { status, parcelNumber, payable, refunds, lines, returns } = order;
  return {
    status,
    parcelNumber,
    version: versionOf(order),
    payable,
    refunded: sumOf(refunds),
    refusedReturns: returns.filter(({ refusedAt }) => refusedAt !== null).length,
    lines: lines.map(({ variantId, quantity }) => `${quantity} × ${variantId}`),
  };
}
