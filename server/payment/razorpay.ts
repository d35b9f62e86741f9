import { z } from 'zod';
import { hmacHex, isSameSecret } from '../shared/secret-token.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderPayment,
} from './payment.provider.ts';
import { paymentEntity, readRazorpayEvent } from './razorpay.events.ts';
import { requestRazorpay, type RazorpayRequest } from './razorpay.http.ts';

export interface RazorpayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

const BASE_URL = 'https://api.razorpay.com/v1';
const TIMEOUT_MS = 4_000;

const order = z.object({ id: z.string().min(1), amount: z.int(), currency: z.string() });
const orders = z.object({ items: z.array(order) });
const payments = z.object({ items: z.array(paymentEntity) });
const anything = z.object({ id: z.string() });

const pathOf = (paymentId: string) => `/payments/${encodeURIComponent(paymentId)}`;

export function createRazorpay(
  { keyId, keySecret, webhookSecret }: RazorpayKeys,
  { baseUrl = BASE_URL, timeoutMs = TIMEOUT_MS } = {},
): PaymentProvider {
  const send = <T>(request: RazorpayRequest<T>) =>
    requestRazorpay({ keyId, keySecret, baseUrl, timeoutMs }, request);
  const payment = async (id: string): Promise<ProviderPayment | undefined> =>
    (await send({ method: 'GET', path: pathOf(id), answer: paymentEntity })) ?? undefined;

  return {
    name: 'RAZORPAY',
    key: keyId,
    scriptUrl: () => 'https://checkout.razorpay.com/v1/checkout.js',
    browserHosts: {
      script: ['https://checkout.razorpay.com'],
      frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
      connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
      image: ['https://*.razorpay.com'],
    },
    async createOrder({ amount, currency, receipt }) {
      const created = await send({
        method: 'POST',
        path: '/orders',
        body: { amount, currency, receipt, payment_capture: true },
        answer: order,
      });
      if (created) return created;
      // A receipt can be used once: the response to an earlier request may have been lost.
      const path = `/orders?receipt=${encodeURIComponent(receipt)}`;
      const made = await send({ method: 'GET', path, answer: orders });
      const same = made?.items.find((its) => its.amount === amount && its.currency === currency);
      if (!same) throw new ProviderUnavailable('the order was refused');
      return same;
    },
    isSigned: ({ providerOrderId, providerPaymentId, signature }) =>
      isSameSecret(signature, hmacHex(keySecret, `${providerOrderId}|${providerPaymentId}`)),
    payment,
    async paymentsOf(providerOrderId) {
      const found = await send({
        method: 'GET',
        path: `/orders/${encodeURIComponent(providerOrderId)}/payments`,
        answer: payments,
      });
      return found?.items ?? [];
    },
    async capture({ id, amount, currency }) {
      const captured = await send({
        method: 'POST',
        path: `${pathOf(id)}/capture`,
        body: { amount, currency },
        answer: paymentEntity,
      });
      // Refused if it is no longer authorized: it was captured meanwhile.
      const now = captured ?? (await payment(id));
      if (!now) throw new ProviderUnavailable('a payment has disappeared');
      return now;
    },
    async refund({ id, refunded: before }, amount) {
      const refunded = await send({
        method: 'POST',
        path: `${pathOf(id)}/refund`,
        body: { amount },
        // Razorpay makes the same key and body one refund; a later one of the same amount is another.
        headers: { 'x-refund-idempotency': `refund-${id}${before > 0 ? `-${before}` : ''}` },
        answer: anything,
      });
      if (!refunded) throw new ProviderUnavailable('the refund was refused');
    },
    readEvent: (body, headers) => readRazorpayEvent(webhookSecret, body, headers),
  };
}
