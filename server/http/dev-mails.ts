import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import { writeLetter } from '../mail/letter.ts';
import { trackingUrlOf } from '../order/tracking.ts';
import type { Html } from '../shop/html.ts';
import { listPage, mailPage, unknownPage } from './dev-mails.pages.ts';
import { allowInlineStyles } from './security.ts';
import { isFromThisMachine, isLoopback } from './this-machine.ts';

const SHOWN = 100;

/**
 * Serves the outbox at `/dev/mails`, for whoever develops the shop: it shows who bought what, and
 * links that open orders. Call it with the sandbox on only.
 */
export function serveDevMails(
  app: FastifyInstance,
  shop: Shop,
  { publicUrl }: { readonly publicUrl: string | null },
): void {
  const { read } = shop.store;

  app.get('/dev/mails', async (request, reply) => {
    if (!isForDevelopers(request)) return reply.callNotFound();
    const mails = await read.mails.newest(SHOWN);
    const rows = mails.map(async (mail) => ({
      mail,
      order: await read.orders.order(mail.orderId),
    }));
    return sendPage(reply, 200, listPage(await Promise.all(rows)));
  });

  app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    if (!isForDevelopers(request)) return reply.callNotFound();
    const mail = await read.mails.mail(request.params.id);
    const order = mail && (await read.orders.order(mail.orderId));
    if (!mail || !order) return sendPage(reply, 404, unknownPage());
    const base = publicUrl ?? `${request.protocol}://${request.host}`;
    const trackingUrl = trackingUrlOf(base, shop.trackingKeys, order.id);
    const letter = writeLetter(mail.kind, order, { trackingUrl });
    return sendPage(reply, 200, mailPage({ mail, order }, letter));
  });
}

/**
 * A shop on a loopback address has its sandbox on unless told otherwise, even when a proxy shows it
 * to the world: what comes through a proxy, or by a name that is not this machine's, sees no mails.
 */
function isForDevelopers(request: FastifyRequest): boolean {
  return !isLoopback(request) || isFromThisMachine(request);
}

function sendPage(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return allowInlineStyles(reply)
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(page.markup);
}
