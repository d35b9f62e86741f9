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
/** Every state of an order; `order.states.ts` says which may follow which. */
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
/** A product as it was when it was ordered. */
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
/** Where an order goes. */
export type ShippingInfo = z.infer<typeof shippingInfo>;

export const orderMoveRecord = record({ status, at: instant });
/** A state that an order came into, and when. */
export type OrderMoveRecord = z.infer<typeof orderMoveRecord>;

const returnRequestRecord = record({ requestedAt: instant, reason: text });
/** A shopper's wish to send back what was delivered. */
export type ReturnRequestRecord = z.infer<typeof returnRequestRecord>;

const refundRecord = record({
  amount,
  requestedAt: instant,
  /** Null until the provider has taken the refund. */
  doneAt: instant.nullable(),
  /** When the provider was last asked for it; absent before. */
  askedAt: instant.optional(),
});
/** Money that goes back to a card. */
export type RefundRecord = z.infer<typeof refundRecord>;

export const orderRecord = record({
  /** Random; the only key to the order. */
  id: text,
  /** `BV-…`, unique, for people; opens nothing. */
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
  /** The carrier's number, once the parcel is on its way and if there is one. */
  parcelNumber: text.nullable(),
  returnRequest: returnRequestRecord.nullable(),
  refund: refundRecord.nullable(),
});
/** An order at rest: a promise, so what was bought, for how much and for whom never changes. */
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
  /** When the provider was last asked what became of it. */
  checkedAt: instant.nullable(),
});
/** A card payment at rest. */
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const keyRecord = record({
  /** The same for the same request. */
  fingerprint: text,
  /** The order that a guest's key made, or the payment that a customer's key made. */
  madeId: text,
});
/** What a used idempotency key stands for. */
export type KeyRecord = z.infer<typeof keyRecord>;

export type OrderPage = Page<OrderRecord>;

export interface OrderStore {
  order(id: string): Promise<OrderRecord | undefined>;
  /** Those of the asked orders that exist. */
  ordersNumbered(numbers: readonly string[]): Promise<readonly OrderRecord[]>;
  /** At most `limit` orders in one of these states (in any when none is named), newest first. */
  newest(requested: {
    readonly statuses: readonly OrderStatus[];
    readonly limit: number;
  }): Promise<readonly OrderRecord[]>;
  /** Orders whose refund the provider has not taken yet. */
  refundsDue(): Promise<readonly OrderRecord[]>;
  /**
   * How many orders there are, which tells how wide a new number must be; never too few, and it may
   * count some that came to nothing: an exact count would make any two orders wait for each other.
   */
  count(): Promise<number>;
  isNumberTaken(number: string): Promise<boolean>;
  /** A customer's orders, newest first. */
  ofCustomer(customerId: string): Promise<readonly OrderRecord[]>;
  /** Adds orders, or replaces those of the same id. */
  save(...orders: readonly OrderRecord[]): Promise<void>;

  payment(id: string): Promise<PaymentRecord | undefined>;
  paymentOf(orderId: string): Promise<PaymentRecord | undefined>;
  /** Those of these orders, as far as they have one. */
  paymentsOf(orderIds: readonly string[]): Promise<readonly PaymentRecord[]>;
  /** The payment that the provider knows under its own order id. */
  paymentAtProvider(providerOrderId: string): Promise<PaymentRecord | undefined>;
  /** The customer's payment in state OPEN: there is at most one. */
  openPayment(customerId: string): Promise<PaymentRecord | undefined>;
  /** Payments that are not PAID and began after this instant. */
  unpaidSince(startedAfter: string): Promise<readonly PaymentRecord[]>;
  /** Adds payments, or replaces those of the same id. */
  savePayment(...payments: readonly PaymentRecord[]): Promise<void>;

  /** Notes a provider's event; false when it was noted before. `at` is ISO 8601, UTC. */
  noteEvent(id: string, at: string): Promise<boolean>;
  forgetEventsBefore(at: string): Promise<void>;

  /** `scope` is the customer's id, or `guest`: keys of different people never meet. */
  key(scope: string, key: string): Promise<KeyRecord | undefined>;
  saveKey(scope: string, key: string, record: KeyRecord): Promise<void>;
}
