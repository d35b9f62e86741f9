import { findOne, type Database } from '../storage/postgres/database.ts';
import { columnsOf, jsonOf, savingOf, selectionOf } from '../storage/postgres/records.ts';
import { sequencePart } from '../storage/postgres/stored-part.ts';
import { paymentRecord, type OrderStore, type PaymentRecord } from './order.store.ts';

const PAYMENT = columnsOf(paymentRecord);

export const paymentPart = sequencePart<PaymentRecord>('payments', PAYMENT);

const SELECT = `SELECT ${selectionOf(PAYMENT)} FROM payments`;
const SAVE = savingOf('payments', ['id'], PAYMENT);

type PaymentPort = Pick<
  OrderStore,
  | 'payment'
  | 'paymentOf'
  | 'paymentsOf'
  | 'paymentAtProvider'
  | 'openPayment'
  | 'unpaidSince'
  | 'savePayment'
>;

export function paymentsOf(db: Database): PaymentPort {
  const one = (which: string, value: string) =>
    findOne<PaymentRecord>(db, `${SELECT} WHERE ${which}`, [value]);
  return {
    payment: (id) => one('id = $1', id),
    paymentOf: (orderId) => one('order_id = $1', orderId),
    paymentsOf: (orderIds) =>
      db.find<PaymentRecord>(`${SELECT} WHERE order_id = ANY ($1)`, [orderIds]),
    paymentAtProvider: (providerOrderId) => one('provider_order_id = $1', providerOrderId),
    openPayment: (customerId) => one(`customer_id = $1 AND state = 'OPEN'`, customerId),
    unpaidSince: (startedAfter) =>
      db.find<PaymentRecord>(
        `${SELECT} WHERE state <> 'PAID' AND started_at > $1 ORDER BY sequence`,
        [startedAfter],
      ),
    async savePayment(...payments) {
      await db.change(SAVE, [jsonOf(payments)]);
    },
  };
}
