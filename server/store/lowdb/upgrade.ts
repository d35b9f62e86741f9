import type { OrderRecord, PaymentRecord } from '../../order/order.store.ts';

type Document = Readonly<Record<string, object>>;
type Added<R, K extends keyof R> = Omit<R, K> & Partial<Pick<R, K>>;
type OldOrder = Added<OrderRecord, 'history' | 'parcelNumber' | 'returnRequest' | 'refund'>;
type OldPayment = Added<PaymentRecord, 'state' | 'checkedAt'>;

/**
 * Makes a document of format 2 out of one of format 1, which knew no history of orders and no state
 * of payments: an order's history begins with where it stands.
 */
export function upgradeFrom1(document: Document): Document {
  const { orders = {}, payments = {} } = document;
  return {
    ...document,
    orders: mapRows<OldOrder, OrderRecord>(orders, (order) => ({
      ...order,
      history: [{ status: order.status, at: order.placedAt }],
      parcelNumber: null,
      returnRequest: null,
      refund: null,
    })),
    payments: mapRows<OldPayment, PaymentRecord>(payments, (payment) => ({
      ...payment,
      state: payment.paidAt === null ? 'OPEN' : 'PAID',
      checkedAt: null,
    })),
  };
}

function mapRows<Old, New>(rows: object, upgrade: (row: Old) => New): object {
  // The rows of format 1 were written by the shop as `Old` says.
  const entries = Object.entries(rows) as ReadonlyArray<[string, Old]>;
  return Object.fromEntries(entries.map(([key, row]) => [key, upgrade(row)]));
}
