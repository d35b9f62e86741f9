import type { IncomingHttpHeaders } from 'node:http';
import { fileIn } from '#shared/language.ts';
import { hmacHex, isSameSecret } from '../shared/secret-token.ts';
import type { PaymentSignature, PaymentProvider, ProviderPayment } from './payment.provider.ts';
import { EVENT_ID_HEADER, readRazorpayEvent, SIGNATURE_HEADER } from './razorpay.events.ts';
import { createTestBank } from './test-bank.ts';

const CHECKOUT_SCRIPT = '/payment/test-checkout.js';

const DELAY_MS = 8_000;

type EventReceiver = (body: Buffer, headers: IncomingHttpHeaders) => Promise<void>;

/**
 * No money moves, but signatures and events are checked as strictly as a real provider's. The
 * dialog's actions return undefined or false for a foreign order.
 */
export interface TestProvider extends PaymentProvider {
  /** Events that fail are not repeated: the shop's reconciliation finds the payment. */
  reportTo(receive: EventReceiver): void;
  /** « Payer »: captures, reports, then signs. Idempotent. */
  pay(providerOrderId: string): Promise<PaymentSignature | undefined>;
  /** « Échouer »: refuses the card; the order can still be paid. */
  fail(providerOrderId: string): Promise<boolean>;
  /** « Retarder »: no signature; the money arrives and is reported seconds later. */
  delay(providerOrderId: string): boolean;
}

export function createTestProvider(
  secret: string,
  later: (work: () => Promise<void>) => void = (work) => {
    setTimeout(() => void work(), DELAY_MS).unref();
  },
): TestProvider {
  const sign = (text: string) => hmacHex(secret, `test-payment|${text}`);
  const webhookSecret = sign('events');
  const bank = createTestBank(sign);
  let receive: EventReceiver | null = null;

  async function report(event: string, payment: ProviderPayment): Promise<void> {
    const { id, orderId: order_id, amount, currency, status, refunded: amount_refunded } = payment;
    const entity = {
      id,
      order_id,
      amount,
      currency,
      amount_refunded,
      status: status.toLowerCase(),
    };
    const body = Buffer.from(JSON.stringify({ event, payload: { payment: { entity } } }));
    const headers = {
      [SIGNATURE_HEADER]: hmacHex(webhookSecret, body),
      // Repeated clicks repeat the same event.
      [EVENT_ID_HEADER]: `${event}-${id}`,
    };
    // The payment exists even if the event fails, as with a real provider.
    await receive?.(body, headers).catch(() => {});
  }

  return {
    name: 'TEST',
    key: 'test',
    scriptUrl: (language) => fileIn(language, CHECKOUT_SCRIPT),
    browserHosts: { script: [], frame: [], connect: [], image: [] },
    createOrder: async ({ amount }) => ({ id: bank.open(amount) }),
    isSigned: ({ providerOrderId, providerPaymentId, signature }) =>
      isSameSecret(signature, sign(`${providerOrderId}|${providerPaymentId}`)),
    payment: async (id) => bank.payment(id),
    paymentsOf: async (orderId) => bank.attempts(orderId),
    capture: async (payment) => payment,
    refund: async ({ id }, amount) => bank.refund(id, amount),
    readEvent: (body, headers) => readRazorpayEvent(webhookSecret, body, headers),

    reportTo(receiver) {
      receive = receiver;
    },
    async pay(orderId) {
      const payment = bank.charge(orderId, 'CAPTURED');
      if (!payment) return undefined;
      await report('payment.captured', payment);
      const { id: providerPaymentId } = payment;
      const signature = sign(`${orderId}|${providerPaymentId}`);
      return { providerOrderId: orderId, providerPaymentId, signature };
    },
    async fail(orderId) {
      const payment = bank.refuse(orderId);
      if (payment) await report('payment.failed', payment);
      return payment !== undefined;
    },
    delay(orderId) {
      if (!bank.charge(orderId, 'CREATED')) return false;
      later(async () => {
        const payment = bank.charge(orderId, 'CAPTURED');
        if (payment) await report('payment.captured', payment);
      });
      return true;
    },
  };
}
