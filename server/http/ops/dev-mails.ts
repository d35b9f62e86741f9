import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { deviceUrlOf } from '../../account/device-links.ts';
import type { Config } from '../../config.ts';
import type { Shop } from '../../context.ts';
import { writeDeviceLetter, renderMail } from '../../mail/template.ts';
import type { MailRecord } from '../../mail/mail.store.ts';
import type { OrderRecord } from '../../order/order.store.ts';
import { trackingUrlOf } from '../../order/tracking.ts';
import { isSame } from '../../payment/hmac.ts';
import type { Html } from '../../shared/html.ts';
import { listPage, mailPage, unknownPage } from './dev-mails.pages.ts';
import { allowInlineStyles } from '../security.ts';
import { isFromThisMachine, isLoopback } from '../limits/this-machine.ts';

const SHOWN = 100;

interface Requested {
  /** `key` may come any number of times. */
  readonly Querystring: { readonly key?: unknown };
}

/**
 * Makes the key that opens `/dev/mails` until the shop ends. Null where there shall be none: without
 * the sandbox, and where the shop was told of a public address or of a proxy.
 */
export function newMailsKey({
  isSandboxOn,
  publicUrl,
  trustedProxies,
}: Pick<Config, 'isSandboxOn' | 'publicUrl' | 'trustedProxies'>): string | null {
  const isPublic = publicUrl !== null || trustedProxies.length > 0;
  return isSandboxOn && !isPublic ? randomBytes(24).toString('base64url') : null;
}

/**
 * Serves the outbox at `/dev/mails` to whoever has the key, which its links carry on: it shows who
 * bought what, and links that open orders.
 */
export function serveDevMails(app: FastifyInstance, shop: Shop, mailsKey: string): void {
  const { read } = shop.store;

  app.get<Requested>('/dev/mails', async (request, reply) => {
    if (!isForDevelopers(request, mailsKey)) return reply.callNotFound();
    const mails = await read.mails.newest(SHOWN);
    const rows = mails.map(async (mail) => ({ mail, order: await orderOf(mail) }));
    return sendPage(reply, 200, listPage(await Promise.all(rows), mailsKey));
  });

  app.get<Requested & { Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    if (!isForDevelopers(request, mailsKey)) return reply.callNotFound();
    const mail = await read.mails.mail(request.params.id);
    const order = mail && (await orderOf(mail));
    const letter = mail && (await letterOf(mail, order, `${request.protocol}://${request.host}`));
    if (!mail || !letter) return sendPage(reply, 404, unknownPage(mailsKey));
    return sendPage(reply, 200, mailPage({ mail, order }, letter, mailsKey));
  });

  async function orderOf({ orderId }: MailRecord): Promise<OrderRecord | undefined> {
    return orderId === null ? undefined : read.orders.order(orderId);
  }

  async function letterOf(mail: MailRecord, order: OrderRecord | undefined, base: string) {
    if (mail.kind === 'CONFIRM_DEVICE') {
      const customer = await read.accounts.customerByEmail(mail.to);
      // The token is in the mail that was sent, and nowhere else.
      return customer && writeDeviceLetter(customer, deviceUrlOf(base, '…'));
    }
    const trackingUrl = order && trackingUrlOf(base, shop.trackingKeys, order.id);
    return order && trackingUrl && renderMail(mail.kind, order, { trackingUrl });
  }
}

/**
 * The key alone keeps strangers out: not every proxy that shows the shop to the world names itself.
 * What a proxy brings, or comes by a name that is not this machine's, sees no mails with it either.
 */
function isForDevelopers(request: FastifyRequest<Requested>, mailsKey: string): boolean {
  const { key } = request.query;
  const hasKey = typeof key === 'string' && isSame(key, mailsKey);
  return hasKey && (!isLoopback(request) || isFromThisMachine(request));
}

function sendPage(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return allowInlineStyles(reply)
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(page.markup);
}
