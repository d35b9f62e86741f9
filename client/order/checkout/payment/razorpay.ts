export type RazorpayAnswer = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type RazorpayOptions = {
  key: string;
  order_id: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill?: { name?: string; email?: string };
  handler: (answer: RazorpayAnswer) => void;
  modal?: { ondismiss?: () => void };
};

/** Called when a card was refused; the dialog stays open. */
export type FailureListener = (failure: { error: { description: string } }) => void;

/** The part of Razorpay's browser script that the shop uses; the test provider offers the same. */
export type RazorpayCheckout = {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: FailureListener) => void;
};

declare global {
  interface Window {
    /** Defined once a provider's script is loaded. */
    Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
  }
}
