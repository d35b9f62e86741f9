import type { TestProvider } from '../../server/payment/test-provider.ts';
import { messageOf } from '../../server/messages.ts';
import { jsonResponse, type DemoRequest, type DemoResponse } from './http.ts';

const PATH = /^\/payment\/test\/([^/]+)(?:\/(fail|delay))?$/;

/** The dialog of the test provider calls these. Null for other paths. */
export async function answerPayment(
  { method, path }: DemoRequest,
  provider: TestProvider,
): Promise<DemoResponse | null> {
  const [, orderId = '', action] = PATH.exec(path) ?? [];
  if (orderId === '' || method !== 'POST') return null;
  if (action !== undefined) {
    const isKnown = action === 'fail' ? await provider.fail(orderId) : provider.delay(orderId);
    return isKnown ? { status: 204, headers: new Headers(), body: '' } : refused();
  }
  const payment = await provider.pay(orderId);
  if (!payment) return refused();
  return jsonResponse(200, {
    razorpay_payment_id: payment.providerPaymentId,
    razorpay_order_id: payment.providerOrderId,
    razorpay_signature: payment.signature,
  });
}

const refused = () => jsonResponse(404, { errors: [messageOf({ code: 'UNKNOWN_PAYMENT' })] });
