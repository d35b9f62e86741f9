import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Shop } from '../../context.ts';
import { receiveEvent } from '../../order/payment/payment.events.ts';
import type { TestProvider } from '../../payment/test-provider.ts';
import { messageOf } from '../../messages.ts';
import { ERROR_CODE } from './codes.ts';

const PATH = '/payment/test/:orderId';

interface Named {
  Params: { orderId: string };
}

/**
 * The test provider's dialog calls these; what it reports is processed like any provider's events.
 */
export function serveTestPayments(app: FastifyInstance, shop: Shop, provider: TestProvider): void {
  provider.reportTo((body, headers) => receiveEvent(shop, body, headers));
  app.post<Named>(PATH, async (request, reply) => {
    const payment = await provider.pay(request.params.orderId);
    if (!payment) return refuse(reply);
    return reply.header('cache-control', 'no-store').send({
      razorpay_payment_id: payment.providerPaymentId,
      razorpay_order_id: payment.providerOrderId,
      razorpay_signature: payment.signature,
    });
  });
  app.post<Named>(`${PATH}/fail`, async (request, reply) =>
    (await provider.fail(request.params.orderId)) ? reply.status(204).send() : refuse(reply),
  );
  app.post<Named>(`${PATH}/delay`, async (request, reply) =>
    provider.delay(request.params.orderId) ? reply.status(204).send() : refuse(reply),
  );
}

function refuse(reply: FastifyReply): FastifyReply {
  const code = 'UNKNOWN_PAYMENT';
  return reply
    .status(404)
    .header(ERROR_CODE, code)
    .send({ errors: [messageOf({ code })] });
}
