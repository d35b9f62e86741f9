import type { Centimes } from '../shop/money.ts';

/** What the browser's dialog gave after a payment. None of it is believed before `verify`. */
export interface PaymentProof {
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly signature: string;
  readonly amount: Centimes;
}

/** Whoever takes card payments. The browser's script defines `Razorpay` with Razorpay's interface. */
export interface PaymentProvider {
  readonly name: 'TEST' | 'RAZORPAY';
  /** Publishable key for the script. */
  readonly key: string;
  readonly scriptUrl: string;
  /** Opens an order at the provider; `receipt` is the shop's own payment id. */
  createOrder(order: {
    readonly amount: Centimes;
    readonly currency: string;
    readonly receipt: string;
  }): Promise<{ readonly id: string }>;
  /** Whether the provider really took this amount for this order. */
  verify(proof: PaymentProof): Promise<boolean>;
}
