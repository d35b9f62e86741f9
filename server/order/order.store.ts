import { z } from 'zod';
import { amount, count, instant, listOf, record, text } from '../shared/record.ts';
import type { Page } from '../shared/paging.ts';

const status = z.enum([
  'PENDING',
  'PAYMENT_PENDING',
  'PAID',
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'REFUSED',
  'RETURNED',
]);
/** `order.states.ts` has the allowed moves. */
export type OrderStatus = z.infer<typeof status>;

export const orderLineRecord = record({
  productId: text,
  title: text,
  brand: text,
  image: text,
  price: amount,
  originalPrice: amount,
  quantity: count,
  total: amount,
});
/** The product as it was when it was ordered. */
export type OrderLineRecord = z.infer<typeof orderLineRecord>;

const shippingInfo = record({
  name: text,
  phone: text.nullable(),
  email: text.nullable(),
  street: text,
  city: text,
  region: text,
  postalCode: text,
});
export type ShippingInfo = z.infer<typeof shippingInfo>;

export const orderMoveRecord = record({ status, at: instant });
/** A state that an order came into, and when. */
export type OrderMoveRecord = z.infer<typeof orderMoveRecord>;

const returnRequestRecord = record({ requestedAt: instant, reason: text });
export type ReturnRequestRecord = z.infer<typeof returnRequestRecord>;

const refundRecord = record({
  amount,
  requestedAt: instant,
  /** Null until the provider has taken the refund. */
  doneAt: instant.nullable(),
  /** When it was last requested from the provider; absent before. */
  askedAt: instant.optional(),
});
/** Money that goes back to a card. */
export type RefundRecord = z.infer<typeof refundRecord>;

export const orderRecord = record({
  /** Random: whoever knows it may not guess another. */
  id: text,
  /** `BV-…`, unique, for people; grants no access. */
  number: text,
  /** Null for a guest's order. */
  customerId: text.nullable(),
  status,
  placedAt: instant,
  lines: listOf(orderLineRecord),
  paymentMethod: z.enum(['CASH_ON_DELIVERY', 'CARD']),
  shippingInfo,
  quantity: count,
  total: amount,
  originalTotal: amount,
  discount: amount,
  shipping: amount,
  payable: amount,
  /** Oldest first; the last one is `status`. */
  history: listOf(orderMoveRecord),
  parcelNumber: text.nullable(),
  returnRequest: returnRequestRecord.nullable(),
  refund: refundRecord.nullable(),
});
/** What was bought, for how much and for whom never changes. */
export type OrderRecord = z.infer<typeof orderRecord>;
export type PaymentMethod = OrderRecord['paymentMethod'];

export const paymentRecord = record({
  id: text,
  orderId: text,
  customerId: text,
  amount,
  /** Null until the provider has answered. */
  providerOrderId: text.nullable(),
  providerPaymentId: text.nullable(),
  startedAt: instant,
  /** Null until the provider has confirmed. */
  paidAt: instant.nullable(),
  /** ABANDONED: its order was cancelled; a late payment is refunded. */
  state: z.enum(['OPEN', 'PAID', 'ABANDONED']),
  /** When the provider was last queried about it. */
  checkedAt: instant.nullable(),
});
/** A card payment at rest. */
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const keyRecord = record({
  /** The same for the same request. */
  fingerprint: text,
  /** A guest's order or a customer's payment. */
  madeId: text,
});
/** What a used idempotency key stands for. */
export type KeyRecord = z.infer<typeof keyRecord>;

export type OrderPage = Page<OrderRecord>;

export interface OrderStore {
  order(id: string): Promise<OrderRecord | undefined>;
  ordersNumbered(numbers: readonly string[]): Promise<readonly OrderRecord[]>;
  /** No states mean all of them. */
  newest(requested: {
    readonly statuses: readonly OrderStatus[];
    readonly limit: number;
  }): Promise<readonly OrderRecord[]>;
  /** Orders whose refund the provider has not taken yet. */
  refundsDue(): Promise<readonly OrderRecord[]>;
  /** Never too low, but may be too high: an exact count would serialize all transactions that place orders. */
  count(): Promise<number>;
  isNumberTaken(number: string): Promise<boolean>;
  /** A customer's orders, newest first. */
  ofCustomer(customerId: string): Promise<readonly OrderRecord[]>;
  save(...orders: readonly OrderRecord[]): Promise<void>;

  payment(id: string): Promise<PaymentRecord | undefined>;
  paymentOf(orderId: string): Promise<PaymentRecord | undefined>;
  paymentsOf(orderIds: readonly string[]): Promise<readonly PaymentRecord[]>;
  /** The payment that the provider knows under its own order id. */
  paymentAtProvider(providerOrderId: string): Promise<PaymentRecord | undefined>;
  /** At most one payment of a customer is OPEN. */
  openPayment(customerId: string): Promise<PaymentRecord | undefined>;
  unpaidSince(startedAfter: string): Promise<readonly PaymentRecord[]>;
  savePayment(...payments: readonly PaymentRecord[]): Promise<void>;

  /** False when the event was noted before. */
  noteEvent(id: string, at: string): Promise<boolean>;
  forgetEventsBefore(at: string): Promise<void>;

  /** `scope` is the customer's id, or `guest`. */
  key(scope: string, key: string): Promise<KeyRecord | undefined>;
  saveKey(scope: string, key: string, record: KeyRecord): Promise<void>;
}
