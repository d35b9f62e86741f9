import type { Change } from '../audit/audit.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';

const ACTIONS: Readonly<Partial<Record<OrderStatus, `order.${string}`>>> = {
  CONFIRMED: 'order.confirm',
  PREPARED: 'order.prepare',
  SHIPPED: 'order.ship',
  DELIVERED: 'order.deliver',
  CANCELLED: 'order.cancel',
  REFUSED: 'order.refuse',
  RETURNED: 'order.return',
};

/** Without the address: entries outlive the customer's data. */
export function orderChange(before: OrderRecord, after: OrderRecord): Change {
  return {
    action: ACTIONS[after.status] ?? 'order.move',
    subject: after.number,
    before: loggedOrder(before),
    after: loggedOrder(after),
  };
}

const loggedOrder = ({ status, parcelNumber }: OrderRecord) => ({ status, parcelNumber });
