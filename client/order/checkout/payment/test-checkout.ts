import { orderTexts } from '../../order.fr.ts';
import type {
  FailureListener,
  RazorpayAnswer,
  RazorpayCheckout,
  RazorpayOptions,
} from './razorpay.ts';
import { openTestDialog } from './testDialog.ts';

/**
 * The browser script of the built-in test provider, with Razorpay's interface. Built on its own
 * (vite/testCheckout.ts) and loaded as a foreign script would be.
 */
class TestCheckout implements RazorpayCheckout {
  readonly #options: RazorpayOptions;
  readonly #failureListeners: FailureListener[] = [];
  #close = () => {};

  constructor(options: RazorpayOptions) {
    this.#options = options;
  }

  on(event: 'payment.failed', listener: FailureListener) {
    if (event === 'payment.failed') this.#failureListeners.push(listener);
  }

  close() {
    this.#close();
  }

  open() {
    const { name, description, amount, order_id: orderId, handler, modal } = this.#options;
    this.#close = openTestDialog(
      { shop: name, description, amount },
      {
        onPay: async () => {
          const response = await press(orderId);
          // The provider is this shop's own server, which checks its response again.
          const answer = (await response.json()) as RazorpayAnswer;
          this.#close();
          handler(answer);
        },
        onDelay: async () => {
          await press(orderId, 'delay');
          // As with a bank that does not respond: the dialog closes without a signature.
          this.#close();
          modal?.ondismiss?.();
        },
        onFail: async () => {
          await press(orderId, 'fail');
          const failure = { error: { description: orderTexts.testPayment.failed } };
          for (const listener of this.#failureListeners) listener(failure);
        },
        onCancel: () => {
          this.#close();
          modal?.ondismiss?.();
        },
      },
    );
  }
}

/** Sends what was pressed to the provider's server; without `how` it was « Payer ». */
async function press(orderId: string, how?: 'fail' | 'delay') {
  const path = `/payment/test/${encodeURIComponent(orderId)}`;
  const response = await fetch(how ? `${path}/${how}` : path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The test provider answered ${response.status}`);
  return response;
}

window.Razorpay = TestCheckout;
