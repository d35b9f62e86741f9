import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context.ts';
import { receiveEvent } from '../../order/payment/payment.events.ts';
import { BadEvent } from '../../payment/payment.provider.ts';
import { fr } from '../http.fr.ts';
import { addressOf } from '../limits/address.ts';
import type { Admission } from '../limits/admission.ts';
import { answer } from '../errors.ts';
import { acceptBytes } from './json-body.ts';

const PATH = '/payment/webhook';
const BODY_LIMIT = 256 * 1024;
/** Events have a queue of their own. */
const config = { skipsAdmission: true };

/**
 * The provider's webhook. Its signature covers the raw bytes, hence no parser. The provider
 * delivers again unless it gets 200.
 */
export async function servePaymentEvents(
  app: FastifyInstance,
  shop: Shop,
  { events }: Admission,
): Promise<void> {
  await app.register(async (scope) => {
    acceptBytes(scope);
    scope.post(PATH, { bodyLimit: BODY_LIMIT, config }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        await events.run(addressOf(request.ip), () => receiveEvent(shop, body, request.headers));
      } catch (error) {
        if (!(error instanceof BadEvent)) throw error;
        shop.log.warn({ reason: error.reason }, 'a payment event was refused');
        return error.reason === 'SIGNATURE'
          ? answer(request, reply, 401, fr.rest.badSignature)
          : answer(request, reply, 400, fr.rest.malformedJson);
      }
      return reply.header('cache-control', 'no-store').send({});
    });
  });
}
