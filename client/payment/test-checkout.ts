import { fr } from '../text/fr.ts';
import type {
  FailureListener,
  RazorpayAnswer,
  RazorpayCheckout,
  RazorpayOptions,
} from './razorpay.ts';
import { openTestDialog } from './testDialog.ts';

/**
 * The browser script of the built-in test provider, with Razorpay's interface. Built on its own
 * (vite/testCheckout.ts), loaded by the shop as any provider's script would be.
 */
class TestCheckout implements RazorpayCheckout {
  readonly #options: RazorpayOptions;
  readonly #failureListeners: FailureListener[] = [];

  constructor(options: RazorpayOptions) {
    this.#options = options;
  }

  on(event: 'payment.failed', listener: FailureListener) {
    if (event === 'payment.failed') this.#failureListeners.push(listener);
  }

  open() {
    const { name, description, amount, order_id: orderId, handler, modal } = this.#options;
    const close = openTestDialog(
      { shop: name, description, amount },
      {
        onPay: async () => {
          const answer = await pay(orderId);
          close();
          handler(answer);
        },
        onFail: () => {
          const failure = { error: { description: fr.payment.failed } };
          for (const listener of this.#failureListeners) listener(failure);
        },
        onCancel: () => {
          close();
          modal?.ondismiss?.();
        },
      },
    );
  }
}

async function pay(orderId: string) {
  const response = await fetch(`/payment/test/${encodeURIComponent(orderId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The test provider answered ${response.status}`);
  // The provider is this shop's own server, and its answer is checked there again.
  return (await response.json()) as RazorpayAnswer;
}

window.Razorpay = TestCheckout;
