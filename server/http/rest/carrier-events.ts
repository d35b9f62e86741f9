import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context.ts';
import { BadCarrierEvent } from '../../shipment/carrier/carrier.ts';
import { receiveCarrierEvent } from '../../shipment/shipment.events.ts';
import { fr } from '../http.fr.ts';
import { addressOf } from '../limits/address.ts';
import type { Admission } from '../limits/admission.ts';
import { answer } from '../errors.ts';
import { acceptBytes } from './json-body.ts';

const PATH = '/webhooks/carriers/:carrierId';
const BODY_LIMIT = 16 * 1024;
/** Events have a queue of their own. */
const config = { skipsAdmission: true };

interface Named {
  Params: { carrierId: string };
}

/**
 * Receives what carriers send by themselves. Their signature covers the raw bytes, hence no parser. They
 * send again unless they get 200.
 */
export async function serveCarrierEvents(
  app: FastifyInstance,
  shop: Shop,
  { events }: Admission,
): Promise<void> {
  await app.register(async (scope) => {
    acceptBytes(scope);
    scope.post<Named>(PATH, { bodyLimit: BODY_LIMIT, config }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { carrierId } = request.params;
      try {
        const isKnown = await events.run(addressOf(request.ip), () =>
          receiveCarrierEvent(shop, carrierId, body, request.headers),
        );
        if (!isKnown) return answer(request, reply, 404, fr.rest.unknownRoute);
      } catch (error) {
        if (!(error instanceof BadCarrierEvent)) throw error;
        const { reason } = error;
        shop.log.warn({ reason, carrier: carrierId }, 'an event of a carrier was refused');
        return reason === 'SIGNATURE'
          ? answer(request, reply, 401, fr.rest.badSignature)
          : answer(request, reply, 400, fr.rest.malformedJson);
      }
      return reply.header('cache-control', 'no-store').send({});
    });
  });
}
