import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#shared/language.ts';
import type { Centimes } from '#shared/money.ts';

interface ProviderOrderInput {
  readonly amount: Centimes;
  readonly currency: string;
  readonly receipt: string;
}

/** An attempt to pay a provider's order. Only CAPTURED means that the shop has the money. */
export interface ProviderPayment {
  readonly id: string;
  readonly orderId: string | null;
  readonly amount: Centimes;
  readonly currency: string;
  readonly status: 'CREATED' | 'AUTHORIZED' | 'CAPTURED' | 'REFUNDED' | 'FAILED';
  readonly refunded: Centimes;
}

/** Signature from the browser's dialog; it authenticates the ids and nothing else. */
export interface PaymentSignature {
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly signature: string;
}

/** May arrive late, repeatedly, and in any order. */
export interface ProviderEvent {
  /** The same at each delivery of the event. */
  readonly id: string;
  /** The payment at the time of the event; null for other events. */
  readonly payment: ProviderPayment | null;
}

/** Allowed by the content security policy, by directive. */
export interface BrowserHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

/** No reliable response: the request may have had its effect. */
export class ProviderUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider gave no usable answer: ${reason}`, options);
    this.name = 'ProviderUnavailable';
  }
}

export class BadEvent extends Error {
  readonly reason: 'SIGNATURE' | 'UNREADABLE';

  constructor(reason: 'SIGNATURE' | 'UNREADABLE') {
    super(reason);
    this.name = 'BadEvent';
    this.reason = reason;
  }
}

/**
 * The browser's script defines `Razorpay` with Razorpay's interface. Every request throws
 * ProviderUnavailable within a few seconds.
 */
export interface PaymentProvider {
  readonly name: 'TEST' | 'RAZORPAY';
  readonly key: string;
  /** URL of the script that opens its checkout, for a page in this language. */
  scriptUrl(language: Language): string;
  readonly browserHosts: BrowserHosts;
  createOrder(order: ProviderOrderInput): Promise<{ readonly id: string }>;
  /** Says nothing about amount and outcome: see `payment`. */
  isSigned(signature: PaymentSignature): boolean;
  payment(id: string): Promise<ProviderPayment | undefined>;
  paymentsOf(providerOrderId: string): Promise<readonly ProviderPayment[]>;
  capture(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Idempotent for the same amount and what `payment` says is refunded already. */
  refund(payment: ProviderPayment, amount: Centimes): Promise<void>;
  /** `body` must be the unmodified bytes. Throws BadEvent. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): ProviderEvent;
}
