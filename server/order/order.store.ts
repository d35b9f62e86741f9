import type { Centimes } from '../shared/money.ts';
import type { Page } from '../shared/paging.ts';
import type { Totals } from '../shared/pricing.ts';

/** Every state of an order; `order.states.ts` says which may follow which. */
export type OrderStatus =
  | 'EN_ATTENTE'
  | 'PAIEMENT_EN_COURS'
  | 'PAYEE'
  | 'CONFIRMEE'
  | 'PREPAREE'
  | 'EXPEDIEE'
  | 'LIVREE'
  | 'ANNULEE'
  | 'REFUSEE'
  | 'RETOURNEE';
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

/** A state that an order came into, and when (ISO 8601, UTC). */
export interface OrderMoveRecord {
  readonly status: OrderStatus;
  readonly at: string;
}

/** A shopper's wish to send back what was delivered. */
export interface ReturnRequestRecord {
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
  readonly reason: string;
}

/** Money that goes back to a card. `doneAt` is null until the provider has taken the refund. */
export interface RefundRecord {
  readonly amount: Centimes;
  readonly requestedAt: string;
  readonly doneAt: string | null;
  /** When the provider was last asked for it (ISO 8601, UTC); absent before. */
  readonly askedAt?: string;
}

/** An order at rest: a promise, so what was bought, for how much and for whom never changes. */
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
  /** Oldest first; the last one is `status`. */
  readonly history: readonly OrderMoveRecord[];
  /** The carrier's number, once the parcel is on its way and if there is one. */
  readonly parcelNumber: string | null;
  readonly returnRequest: ReturnRequestRecord | null;
  readonly refund: RefundRecord | null;
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
  /** ABANDONED: its order was cancelled; should money come all the same, it goes back. */
  readonly state: 'OPEN' | 'PAID' | 'ABANDONED';
  /** When the provider was last asked what became of it (ISO 8601, UTC). */
  readonly checkedAt: string | null;
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
