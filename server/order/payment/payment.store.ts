import { z } from 'zod';
import { amount, instant, record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';
import { removeFound } from '../../storage/lists.ts';
import { behind, indexOn, valueOf, type Index, type Rows } from '../../storage/rows.ts';

const paymentRecord = record({
  id: text,
  orderId: text,
  customerId: text,
  amount,
  /** Null until the provider has responded. */
  providerOrderId: text.nullable(),
  providerPaymentId: text.nullable(),
  startedAt: instant,
  /** Null until the provider has confirmed. */
  paidAt: instant.nullable(),
  /** ABANDONED: its order was cancelled; a late payment is refunded. */
  state: z.enum(['OPEN', 'PAID', 'ABANDONED']),
  /** Time of the last query to the provider. */
  checkedAt: instant.nullable(),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const payments = collectionOf('payments', paymentRecord, { isOrdered: true });
/** Times when each event of the provider was noted. */
export const paymentEvents = collectionOf('paymentEvents', instant);

const paymentsOfOrder = indexOn(payments, 'paymentsOfOrder', ({ orderId }) => [orderId]);
const paymentsAtProvider = indexOn(payments, 'paymentsAtProvider', ({ providerOrderId }) =>
  valueOf(providerOrderId),
);
const openPayments = indexOn(payments, 'openPayments', ({ state, customerId }) =>
  state === 'OPEN' ? [customerId] : [],
);
const unpaidPayments = indexOn(payments, 'unpaidPayments', ({ state, startedAt }) =>
  state === 'PAID' ? [] : [startedAt],
);
const eventsByTime = indexOn(paymentEvents, 'eventsByTime', (notedAt) => [notedAt]);
export const paymentIndexes: readonly Index[] = [
  paymentsOfOrder,
  paymentsAtProvider,
  openPayments,
  unpaidPayments,
  eventsByTime,
];

export function paymentsOf(rows: Rows) {
  const firstOf = async (index: Index<PaymentRecord>, value: string) =>
    (await rows.find(index, { value }, { first: 1 }))[0];
  return {
    payment: (id: string) => rows.get(payments, id),
    paymentOf: (orderId: string) => firstOf(paymentsOfOrder, orderId),
    paymentsOf: (orderIds: readonly string[]) => rows.find(paymentsOfOrder, { anyOf: orderIds }),
    paymentAtProvider: (id: string) => firstOf(paymentsAtProvider, id),
    /** A customer has at most one. */
    openPayment: (customerId: string) => firstOf(openPayments, customerId),
    unpaidSince: (startedAfter: string) => rows.find(unpaidPayments, behind(startedAfter)),
    async savePayment(...saved: readonly PaymentRecord[]) {
      for (const payment of saved) await rows.put(payments, payment.id, payment);
    },
    /** Whether the event is new. */
    async noteEvent(id: string, at: string) {
      if ((await rows.get(paymentEvents, id)) !== undefined) return false;
      await rows.put(paymentEvents, id, at);
      return true;
    },
    forgetEventsBefore: (at: string) => removeFound(rows, eventsByTime, { from: '', before: at }),
  };
}
