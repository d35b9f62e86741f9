import type { IncomingHttpHeaders } from 'node:http';
import { hmacHex, isSame } from './hmac.ts';
import type { PaymentSignature, PaymentProvider, ProviderPayment } from './payment.provider.ts';
import { EVENT_ID_HEADER, readRazorpayEvent, SIGNATURE_HEADER } from './razorpay.events.ts';
import { createTestBank } from './test-bank.ts';

/** Where the shop serves the built-in provider's dialog. */
export const TEST_CHECKOUT_SCRIPT = '/payment/test-checkout.js';

/** How long the bank of a delayed payment takes to make up its mind. */
const DELAY_MS = 8_000;

/** Takes an event as the webhook does. */
export type EventReceiver = (body: Buffer, headers: IncomingHttpHeaders) => Promise<void>;

/**
 * The built-in provider: no money moves, but proofs and events are signed and checked as strictly as
 * a real one's. What a shopper does in its dialog is undefined or false for a foreign order.
 */
export interface TestProvider extends PaymentProvider {
  /** Whom events go to. One that is not taken is not sent again: the shop's reconciliation finds it. */
  reportTo(receive: EventReceiver): void;
  /** « Payer »: takes the money, reports it, then gives the proof. Paid twice it is paid once. */
  pay(providerOrderId: string): Promise<PaymentSignature | undefined>;
  /** « Échouer »: the card is refused; the order can still be paid. */
  fail(providerOrderId: string): Promise<boolean>;
  /** « Retarder »: gives no proof; the money comes seconds later, and is reported then. */
  delay(providerOrderId: string): boolean;
}

/**
 * Makes the built-in provider. `secret` is the shop's; `later` runs what a delayed payment's bank
 * does when its time has come, and differs in tests only.
 */
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
      // Pressed again it is the same event again, which the shop has noted and need not write.
      [EVENT_ID_HEADER]: `${event}-${id}`,
    };
    // As with a real provider, the payment stands whether or not the shop could hear of it.
    await receive?.(body, headers).catch(() => {});
  }

  return {
    name: 'TEST',
    key: 'test',
    scriptUrl: TEST_CHECKOUT_SCRIPT,
    browserHosts: { script: [], frame: [], connect: [], image: [] },
    createOrder: async ({ amount }) => ({ id: bank.open(amount) }),
    isSigned: ({ providerOrderId, providerPaymentId, signature }) =>
      isSame(signature, sign(`${providerOrderId}|${providerPaymentId}`)),
    payment: async (id) => bank.payment(id),
    paymentsOf: async (orderId) => bank.attempts(orderId),
    // Its bank never authorizes without taking the money.
    capture: async (payment) => payment,
    refund: async (id, amount) => bank.refund(id, amount),
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
