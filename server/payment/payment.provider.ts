import type { IncomingHttpHeaders } from 'node:http';
import type { Centimes } from '../shared/money.ts';

/** An order as the provider is asked to make it; `receipt` is the shop's own payment id. */
export interface ProviderOrderInput {
  readonly amount: Centimes;
  readonly currency: string;
  readonly receipt: string;
}

/** An attempt to pay a provider's order. Only CAPTURED means that the money is the shop's. */
export interface ProviderPayment {
  readonly id: string;
  /** The provider's order; null for a payment that belongs to none. */
  readonly orderId: string | null;
  readonly amount: Centimes;
  readonly currency: string;
  readonly status: 'CREATED' | 'AUTHORIZED' | 'CAPTURED' | 'REFUNDED' | 'FAILED';
  /** How much of it went back. */
  readonly refunded: Centimes;
}

/** What the browser's dialog gave after a payment. It vouches for the ids and for nothing else. */
export interface PaymentSignature {
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly signature: string;
}

/** Something that the provider reports on its own. It may come late, twice, or in any order. */
export interface ProviderEvent {
  /** The same whenever the same event is delivered. */
  readonly id: string;
  /** As the payment was when it happened; null for an event about something else. */
  readonly payment: ProviderPayment | null;
}

/** Hosts that the page must let the provider's script use, by directive of its security policy. */
export interface BrowserHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

/** Thrown when the provider gave no answer that can be relied on: what was asked may have happened. */
export class ProviderUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider gave no usable answer: ${reason}`, options);
    this.name = 'ProviderUnavailable';
  }
}

/** Thrown for an event that the provider did not sign, or that says nothing readable. */
export class BadEvent extends Error {
  readonly reason: 'SIGNATURE' | 'UNREADABLE';

  constructor(reason: 'SIGNATURE' | 'UNREADABLE') {
    super(reason);
    this.name = 'BadEvent';
    this.reason = reason;
  }
}

/**
 * Whoever takes card payments. The browser's script defines `Razorpay` with Razorpay's interface.
 * Everything that asks the provider throws ProviderUnavailable within a few seconds.
 */
export interface PaymentProvider {
  readonly name: 'TEST' | 'RAZORPAY';
  /** Publishable key for the script. */
  readonly key: string;
  readonly scriptUrl: string;
  readonly browserHosts: BrowserHosts;
  /** Opens an order at the provider, which can be paid once. */
  createOrder(order: ProviderOrderInput): Promise<{ readonly id: string }>;
  /** Whether the provider's dialog gave this. Says nothing of amount and outcome: see `payment`. */
  isSigned(proof: PaymentSignature): boolean;
  /** A payment as it stands now; undefined when the provider knows none of this id. */
  payment(id: string): Promise<ProviderPayment | undefined>;
  /** All attempts at an order, in no particular order. */
  paymentsOf(providerOrderId: string): Promise<readonly ProviderPayment[]>;
  /** Takes the money that was authorized. Gives the payment as it stands then. */
  capture(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Sends money back. Asked twice for the same payment and amount, it goes back once. */
  refund(paymentId: string, amount: Centimes): Promise<void>;
  /** Reads an event from its body, byte for byte as it came. Throws BadEvent. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): ProviderEvent;
}
