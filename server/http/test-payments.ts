import type { FastifyInstance } from 'fastify';
import { TEST_PAYMENT_PATH, type TestProvider } from '../payment/test-provider.ts';
import { fr } from '../shop/messages.fr.ts';

/** Serves what the built-in provider's dialog calls for « Payer », in Razorpay's own names. */
export function serveTestPayments(app: FastifyInstance, provider: TestProvider): void {
  app.post<{ Params: { orderId: string } }>(TEST_PAYMENT_PATH, async (request, reply) => {
    const { orderId } = request.params;
    const paid = provider.pay(orderId);
    if (!paid) return reply.status(404).send({ errors: [fr.order.unknownPayment] });
    return reply.header('cache-control', 'no-store').send({
      razorpay_payment_id: paid.paymentId,
      razorpay_order_id: orderId,
      razorpay_signature: paid.signature,
    });
  });
}
