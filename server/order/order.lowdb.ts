import type { OrderRecord, OrderStore } from './order.store.ts';
import type { Reader, Writer } from '../storage/lowdb/draft.ts';
import {
  DUE,
  openPayments,
  ordersOfCustomer,
  paymentsAtProvider,
  paymentsOfOrder,
  refundsDue,
  unpaidPayments,
} from '../storage/lowdb/lookups.ts';

// A blank parts scope and key: neither can hold one.
const keyOf = (scope: string, key: string) => `${scope} ${key}`;

export function ordersOf(db: Writer): OrderStore {
  return {
    order: async (id) => db.get('orders', id),
    ordersNumbered: async (numbers) =>
      numbers.flatMap((number) => {
        const id = db.get('orderNumbers', number);
        return (id !== undefined && db.get('orders', id)) || [];
      }),
    newest: async ({ statuses, limit }) =>
      newestFirst(db)
        .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
        .slice(0, limit),
    refundsDue: async () => db.find(refundsDue, DUE),
    count: async () => db.size('orders'),
    isNumberTaken: async (number) => db.get('orderNumbers', number) !== undefined,
    ofCustomer: async (customerId) => db.find(ordersOfCustomer, customerId).toReversed(),
    async save(...orders) {
      for (const order of orders) {
        const owner = db.get('orderNumbers', order.number);
        if (owner !== undefined && owner !== order.id) {
          throw new Error('Another order has this number');
        }
        db.put('orderNumbers', order.number, order.id);
        db.put('orders', order.id, order);
      }
    },
    payment: async (id) => db.get('payments', id),
    paymentOf: async (orderId) => db.find(paymentsOfOrder, orderId)[0],
    paymentsOf: async (orderIds) => orderIds.flatMap((id) => db.find(paymentsOfOrder, id)),
    paymentAtProvider: async (id) => db.find(paymentsAtProvider, id)[0],
    openPayment: async (customerId) => db.find(openPayments, customerId)[0],
    unpaidSince: async (startedAfter) =>
      db.find(unpaidPayments, DUE).filter(({ startedAt }) => startedAt > startedAfter),
    async savePayment(...payments) {
      for (const payment of payments) db.put('payments', payment.id, payment);
    },
    async noteEvent(id, at) {
      if (db.get('paymentEvents', id) !== undefined) return false;
      db.put('paymentEvents', id, at);
      return true;
    },
    async forgetEventsBefore(at) {
      for (const [id, noted] of db.entries('paymentEvents')) {
        if (noted < at) db.remove('paymentEvents', id);
      }
    },
    key: async (scope, key) => db.get('idempotencyKeys', keyOf(scope, key)),
    saveKey: async (scope, key, record) => db.put('idempotencyKeys', keyOf(scope, key), record),
  };
}

// Rows keep the order in which they were first saved.
const newestFirst = (db: Reader): readonly OrderRecord[] =>
  Array.from(db.values('orders')).toReversed();
