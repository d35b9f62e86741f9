import type { OrderStore } from '../../order/order.store.ts';
import type { Writer } from './draft.ts';

// A blank parts scope and key: neither can hold one.
const keyOf = (scope: string, key: string) => `${scope} ${key}`;

export function ordersOf(db: Writer): OrderStore {
  return {
    order: async (id) => db.get('orders', id),
    count: async () => db.size('orders'),
    isNumberTaken: async (number) => db.get('orderNumbers', number) !== undefined,
    async ofCustomer(customerId) {
      // Rows keep the order in which they were first saved.
      return Array.from(db.values('orders'))
        .filter((order) => order.customerId === customerId)
        .toReversed();
    },
    async save(order) {
      const owner = db.get('orderNumbers', order.number);
      if (owner !== undefined && owner !== order.id) {
        throw new Error('Another order has this number');
      }
      db.put('orderNumbers', order.number, order.id);
      db.put('orders', order.id, order);
    },
    payment: async (id) => db.get('payments', id),
    savePayment: async (payment) => db.put('payments', payment.id, payment),
    key: async (scope, key) => db.get('idempotencyKeys', keyOf(scope, key)),
    saveKey: async (scope, key, record) => db.put('idempotencyKeys', keyOf(scope, key), record),
  };
}
