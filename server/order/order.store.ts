import { z } from 'zod';
import { addressFields } from '../address/address.store.ts';
import { amount, count, instant, listOf, record, text } from '../shared/record.ts';
import type { Page } from '../shared/paging.ts';
import type { Parts } from '../shared/parts.ts';

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
export type OrderStatus = z.infer<typeof status>;

export const orderLineRecord = record({
  productId: text,
  variantId: text,
  /** Null for the only variant of a product. */
  variantTitle: text.nullable(),
  title: text,
  brand: text,
  image: text,
  price: amount,
  originalPrice: amount,
  quantity: count,
  total: amount,
});
/** As ordered: later changes of the product do not affect it. */
export type OrderLineRecord = z.infer<typeof orderLineRecord>;

const shippingInfo = record({
  ...addressFields,
  phone: text.nullable(),
  email: text.nullable(),
});
export type ShippingInfo = z.infer<typeof shippingInfo>;

export const orderMoveRecord = record({ status, at: instant });
export type OrderMoveRecord = z.infer<typeof orderMoveRecord>;

const returnRequestRecord = record({ requestedAt: instant, reason: text });
export type ReturnRequestRecord = z.infer<typeof returnRequestRecord>;

const refundRecord = record({
  amount,
  requestedAt: instant,
  /** Null until the provider has accepted the refund. */
  doneAt: instant.nullable(),
  askedAt: instant.optional(),
});
export type RefundRecord = z.infer<typeof refundRecord>;

const invoiceRecord = record({
  /** `F-2026-000001`: without gaps within a year. */
  number: text,
  issuedAt: instant,
});

/** Counts the invoices of a year. */
export const invoiceYearRecord = record({ id: text, lastNumber: count });
export type InvoiceYearRecord = z.infer<typeof invoiceYearRecord>;

export const orderRecord = record({
  /** Random: one id must not reveal another. */
  id: text,
  /** `BV-…`, unique; grants no access. */
  number: text,
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
  /** Whether its quantities are allocated. */
  holdsStock: z.boolean(),
  /** Of the terms that the shopper accepted; null for orders of earlier versions. */
  termsVersion: text.nullable(),
  /** Null until the order is paid or delivered; never changes afterwards. */
  invoice: invoiceRecord.nullable(),
  /** When its customer deleted the account, and with it name, phone, e-mail and street. */
  anonymisedAt: instant.nullable(),
});
/** Lines and amounts never change, the address only when it is deleted. */
export type OrderRecord = z.infer<typeof orderRecord>;
export type PaymentMethod = OrderRecord['paymentMethod'];

export const paymentRecord = record({
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
  /** Of the last query to the provider. */
  checkedAt: instant.nullable(),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const keyRecord = record({
  /** The same for the same request. */
  fingerprint: text,
  madeId: text,
});
export type KeyRecord = z.infer<typeof keyRecord>;

export type OrderPage = Page<OrderRecord>;

/** Without card orders that were cancelled before a payment. All conditions must hold. */
export interface OrderQuery {
  /** One of these; empty for all. */
  readonly statuses: readonly OrderStatus[];
  /** Of number, phone, e-mail, city and name. */
  readonly search: Parts;
  /** Placed at this instant or later. */
  readonly from: string | null;
  /** Placed before this instant. */
  readonly to: string | null;
  readonly hasOpenReturn: boolean | null;
  /** Changed at this instant or later. */
  readonly updatedSince: string | null;
  readonly first: number;
  /** Id of the last order of the page before; after an unknown one there is nothing. */
  readonly after: string | null;
}

export interface OrderSummary {
  readonly counts: ReadonlyMap<OrderStatus, number>;
  readonly openReturns: number;
  /** From each instant to the next one; without cancelled, refused, returned and unpaid orders. */
  readonly sales: ReadonlyArray<{ readonly orders: number; readonly sales: number }>;
}

export interface OrderStore {
  order(id: string): Promise<OrderRecord | undefined>;
  ordersNumbered(numbers: readonly string[]): Promise<readonly OrderRecord[]>;
  /** No states mean all of them. */
  newest(requested: {
    readonly statuses: readonly OrderStatus[];
    readonly limit: number;
  }): Promise<readonly OrderRecord[]>;
  ordersById(ids: readonly string[]): Promise<ReadonlyMap<string, OrderRecord>>;
  /** Newest first. */
  page(query: OrderQuery): Promise<OrderPage>;
  /** The orders of `page`, without its counts. */
  list(query: OrderQuery): Promise<readonly OrderRecord[]>;
  /** Counts orders of `statuses`; `instants` are in order. */
  summary(requested: {
    readonly statuses: readonly OrderStatus[];
    readonly instants: readonly string[];
  }): Promise<OrderSummary>;
  /** Listed orders by customer; customers without any are missing. */
  countsOf(customerIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whose refund the provider has not accepted yet. */
  refundsDue(): Promise<readonly OrderRecord[]>;
  /** Never too low, but may be too high: an exact count would serialize all new orders. */
  count(): Promise<number>;
  isNumberTaken(number: string): Promise<boolean>;
  ofCustomer(customerId: string): Promise<readonly OrderRecord[]>;
  save(...orders: readonly OrderRecord[]): Promise<void>;

  /** For the year in Rabat, from 1. Without gaps: a transaction that fails takes no number. */
  nextInvoiceNumber(year: string): Promise<number>;

  payment(id: string): Promise<PaymentRecord | undefined>;
  paymentOf(orderId: string): Promise<PaymentRecord | undefined>;
  paymentsOf(orderIds: readonly string[]): Promise<readonly PaymentRecord[]>;
  paymentAtProvider(providerOrderId: string): Promise<PaymentRecord | undefined>;
  /** A customer has at most one. */
  openPayment(customerId: string): Promise<PaymentRecord | undefined>;
  unpaidSince(startedAfter: string): Promise<readonly PaymentRecord[]>;
  savePayment(...payments: readonly PaymentRecord[]): Promise<void>;

  noteEvent(id: string, at: string): Promise<boolean>;
  forgetEventsBefore(at: string): Promise<void>;

  key(scope: string, key: string): Promise<KeyRecord | undefined>;
  saveKey(scope: string, key: string, record: KeyRecord): Promise<void>;
}
