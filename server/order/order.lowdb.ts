import { instant, text } from '../shared/record.ts';
import type { Collection } from '../storage/collection.ts';
import type { Reader, Writer } from '../storage/lowdb/draft.ts';
import type { View } from '../storage/lowdb/indexes.ts';
import { DUE, type Index, valueOf } from '../storage/rows.ts';
import { rowsOf, type Tables } from '../storage/lowdb/schema.ts';
import { OrderIndex } from './lowdb/order.index.ts';
import { isListed } from './order.rules.ts';
import {
  invoiceYearRecord,
  keyRecord,
  orderRecord,
  paymentRecord,
  type InvoiceYearRecord,
  type KeyRecord,
  type OrderQuery,
  type OrderRecord,
  type OrderStore,
  type PaymentRecord,
} from './order.store.ts';

export const orders: Collection<OrderRecord> = {
  name: 'orders',
  shape: orderRecord,
  isOrdered: true,
};
export const orderNumbers: Collection<string> = { name: 'orderNumbers', shape: text };
export const payments: Collection<PaymentRecord> = {
  name: 'payments',
  shape: paymentRecord,
  isOrdered: true,
};
export const idempotencyKeys: Collection<KeyRecord> = { name: 'idempotencyKeys', shape: keyRecord };
export const paymentEvents: Collection<string> = { name: 'paymentEvents', shape: instant };
export const invoiceYears: Collection<InvoiceYearRecord> = {
  name: 'invoiceYears',
  shape: invoiceYearRecord,
};

const ordersOfCustomer: Index<OrderRecord> = {
  name: 'ordersOfCustomer',
  collection: orders,
  values: ({ customerId }) => valueOf(customerId),
};
const refundsDue: Index<OrderRecord> = {
  name: 'refundsDue',
  collection: orders,
  values: ({ refund }) => (refund?.doneAt === null ? [DUE] : []),
};
const paymentsOfOrder: Index<PaymentRecord> = {
  name: 'paymentsOfOrder',
  collection: payments,
  values: ({ orderId }) => [orderId],
};
const paymentsAtProvider: Index<PaymentRecord> = {
  name: 'paymentsAtProvider',
  collection: payments,
  values: ({ providerOrderId }) => valueOf(providerOrderId),
};
/** A customer has at most one. */
const openPayments: Index<PaymentRecord> = {
  name: 'openPayments',
  collection: payments,
  values: ({ state, customerId }) => (state === 'OPEN' ? [customerId] : []),
};
const unpaidPayments: Index<PaymentRecord> = {
  name: 'unpaidPayments',
  collection: payments,
  values: ({ state }) => (state === 'PAID' ? [] : [DUE]),
};
export const orderIndexes: readonly Index[] = [
  ordersOfCustomer,
  refundsDue,
  paymentsOfOrder,
  paymentsAtProvider,
  openPayments,
  unpaidPayments,
];

const orderIndex: View<OrderIndex> = {
  of: [orders],
  make: (rows) => new OrderIndex(rows.values(orders)),
  update(index, changes, rows) {
    for (const [, name, id] of changes) {
      const order = name === orders.name ? rows.get(orders, id) : undefined;
      if (order) index.put(order);
    }
    return true;
  },
};

export function addOrderNumbers(tables: Tables): void {
  const numbers = rowsOf(tables, orderNumbers);
  for (const { id, number } of rowsOf(tables, orders).values()) numbers.set(number, id);
}

// Neither scope nor key can contain a blank.
const keyOf = (scope: string, key: string) => `${scope} ${key}`;

export function ordersOf(db: Writer): OrderStore {
  return {
    order: async (id) => db.get(orders, id),
    ordersNumbered: async (numbers) =>
      numbers.flatMap((number) => {
        const id = db.get(orderNumbers, number);
        return (id !== undefined && db.get(orders, id)) || [];
      }),
    newest: async ({ statuses, limit }) =>
      newestFirst(db)
        .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
        .slice(0, limit),
    ordersById: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const order = db.get(orders, id);
          return order ? [[id, order] as const] : [];
        }),
      ),
    page: async (query) => (await indexFor(db, query)).page(query),
    list: async (query) => (await indexFor(db, query)).list(query),
    summary: async (requested) => db.view(orderIndex).summary(requested),
    countsOf: async (customerIds) =>
      new Map(
        customerIds
          .map((id) => [id, db.find(ordersOfCustomer, id).filter(isListed).length] as const)
          .filter(([, count]) => count > 0),
      ),
    refundsDue: async () => db.find(refundsDue, DUE),
    count: async () => db.size(orders),
    isNumberTaken: async (number) => db.get(orderNumbers, number) !== undefined,
    ofCustomer: async (customerId) => db.find(ordersOfCustomer, customerId).toReversed(),
    async save(...saved) {
      for (const order of saved) {
        const owner = db.get(orderNumbers, order.number);
        if (owner !== undefined && owner !== order.id) {
          throw new Error('Another order has this number');
        }
        db.put(orderNumbers, order.number, order.id);
        db.put(orders, order.id, order);
      }
    },
    async nextInvoiceNumber(year) {
      const lastNumber = (db.get(invoiceYears, year)?.lastNumber ?? 0) + 1;
      db.put(invoiceYears, year, { id: year, lastNumber });
      return lastNumber;
    },
    payment: async (id) => db.get(payments, id),
    paymentOf: async (orderId) => db.find(paymentsOfOrder, orderId)[0],
    paymentsOf: async (orderIds) => orderIds.flatMap((id) => db.find(paymentsOfOrder, id)),
    paymentAtProvider: async (id) => db.find(paymentsAtProvider, id)[0],
    openPayment: async (customerId) => db.find(openPayments, customerId)[0],
    unpaidSince: async (startedAfter) =>
      db.find(unpaidPayments, DUE).filter(({ startedAt }) => startedAt > startedAfter),
    async savePayment(...saved) {
      for (const payment of saved) db.put(payments, payment.id, payment);
    },
    async noteEvent(id, at) {
      if (db.get(paymentEvents, id) !== undefined) return false;
      db.put(paymentEvents, id, at);
      return true;
    },
    async forgetEventsBefore(at) {
      for (const [id, noted] of db.entries(paymentEvents)) {
        if (noted < at) db.remove(paymentEvents, id);
      }
    },
    key: async (scope, key) => db.get(idempotencyKeys, keyOf(scope, key)),
    saveKey: async (scope, key, record) => db.put(idempotencyKeys, keyOf(scope, key), record),
  };
}

async function indexFor(db: Writer, query: OrderQuery): Promise<OrderIndex> {
  const preparing = db.view(orderIndex).prepared();
  if (query.search.length > 0 || query.updatedSince !== null) await preparing;
  return db.view(orderIndex);
}

const newestFirst = (db: Reader): readonly OrderRecord[] =>
  Array.from(db.values(orders)).toReversed();
