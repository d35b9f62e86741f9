import type { Centimes } from '../shop/money.ts';
import type { Page } from '../shop/paging.ts';
import type { Totals } from '../shop/pricing.ts';

export type OrderStatus = 'EN_ATTENTE' | 'PAIEMENT_EN_COURS' | 'PAYEE';
export type PaymentMethod = 'CASH_ON_DELIVERY' | 'CARD';

/** A product as it was when it was ordered. */
export interface OrderLineRecord {
  readonly productId: string;
  readonly title: string;
  readonly brand: string;
  readonly image: string;
  readonly price: Centimes;
  readonly originalPrice: Centimes;
  readonly quantity: number;
  readonly total: Centimes;
}

/** Where an order goes. */
export interface ShippingInfo {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

/** An order at rest: a promise, so everything in it is frozen but its status. */
export interface OrderRecord extends Totals {
  /** Random; the only key to the order. */
  readonly id: string;
  /** `BV-…`, unique, for people; opens nothing. */
  readonly number: string;
  /** Null for a visitor's order. */
  readonly customerId: string | null;
  readonly status: OrderStatus;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly lines: readonly OrderLineRecord[];
  readonly paymentMethod: PaymentMethod;
  readonly shippingInfo: ShippingInfo;
}

/** A card payment at rest. `providerOrderId` is null until the provider has answered. */
export interface PaymentRecord {
  readonly id: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly amount: Centimes;
  readonly providerOrderId: string | null;
  readonly providerPaymentId: string | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** ISO 8601, UTC; null until the provider has confirmed. */
  readonly paidAt: string | null;
}

/** What a used idempotency key stands for. `fingerprint` tells whether the same was asked again. */
export interface KeyRecord {
  readonly fingerprint: string;
  /** The order that a guest's key made, or the payment that a customer's key made. */
  readonly madeId: string;
}

export type OrderPage = Page<OrderRecord>;

/** What the shop asks of wherever orders are kept. */
export interface OrderStore {
  order(id: string): Promise<OrderRecord | undefined>;
  /** How many orders there are, which tells how wide a new number must be. */
  count(): Promise<number>;
  isNumberTaken(number: string): Promise<boolean>;
  /** A customer's orders, newest first. */
  ofCustomer(customerId: string): Promise<readonly OrderRecord[]>;
  /** Adds an order, or replaces the one of the same id. */
  save(order: OrderRecord): Promise<void>;

  payment(id: string): Promise<PaymentRecord | undefined>;
  savePayment(payment: PaymentRecord): Promise<void>;

  /** `scope` is the customer's id, or `guest`: keys of different people never meet. */
  key(scope: string, key: string): Promise<KeyRecord | undefined>;
  saveKey(scope: string, key: string, record: KeyRecord): Promise<void>;
}
