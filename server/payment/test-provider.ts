import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PaymentProvider } from './payment.provider.ts';

/** Where the shop serves the built-in provider's dialog, and where that dialog pays. */
export const TEST_CHECKOUT_SCRIPT = '/payment/test-checkout.js';
export const TEST_PAYMENT_PATH = '/payment/test/:orderId';

/** The built-in provider: no money moves, but the proof is checked as strictly as a real one. */
export interface TestProvider extends PaymentProvider {
  /** Pays one of the provider's orders, as the dialog's « Payer » does. Undefined for a foreign order. */
  pay(
    providerOrderId: string,
  ): { readonly paymentId: string; readonly signature: string } | undefined;
}

/**
 * Makes the built-in provider. Its orders carry amount and signature in their id, so that it needs
 * no memory of its own and a restart loses no payment. `secret` is the shop's.
 */
export function createTestProvider(secret: string): TestProvider {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`test-payment|${text}`).digest('hex');
  const isOwn = (orderId: string) => {
    const [prefix, amount, nonce, seal = ''] = orderId.split('_');
    return prefix === 'order' && isSame(seal, sign(`${amount}|${nonce}`).slice(0, 32));
  };
  return {
    name: 'TEST',
    key: 'test',
    scriptUrl: TEST_CHECKOUT_SCRIPT,
    async createOrder({ amount }) {
      const nonce = randomBytes(8).toString('hex');
      return { id: `order_${amount}_${nonce}_${sign(`${amount}|${nonce}`).slice(0, 32)}` };
    },
    pay(orderId) {
      if (!isOwn(orderId)) return undefined;
      const paymentId = `pay_${randomBytes(12).toString('hex')}`;
      return { paymentId, signature: sign(`${orderId}|${paymentId}`) };
    },
    async verify({ providerOrderId, providerPaymentId, signature, amount }) {
      return (
        isOwn(providerOrderId) &&
        providerOrderId.startsWith(`order_${amount}_`) &&
        isSame(signature, sign(`${providerOrderId}|${providerPaymentId}`))
      );
    },
  };
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
