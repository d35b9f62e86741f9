import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Shop } from '../../context.ts';
import { renderMail } from '../../mail/message.ts';
import type { MailTemplates } from '../../mail/template.ts';
import { currentSettings } from '../../settings/settings.service.ts';
import type { MailRecord } from '../../mail/mail.store.ts';
import type { OrderRecord } from '../../order/order.store.ts';
import { isSameSecret } from '../../shared/secret-token.ts';
import type { Html } from '../../shared/text/html.ts';
import { listPage, mailPage, unknownPage } from './dev-mails.pages.ts';
import { allowInlineStyles } from '../security.ts';
import { isDirect } from '../limits/this-machine.ts';

const SHOWN = 100;

interface Requested {
  readonly Querystring: { readonly key?: unknown };
}

/** Null without the sandbox, with a public address, or behind a proxy. */
export function newMailsKey({
  isSandboxOn,
  publicUrl,
  trustedProxies,
}: Pick<Config, 'isSandboxOn' | 'publicUrl' | 'trustedProxies'>): string | null {
  const isPublic = publicUrl !== null || trustedProxies.length > 0;
  return isSandboxOn && !isPublic ? randomBytes(24).toString('base64url') : null;
}

/** Needs the key, because mails show who bought what and contain links that open orders. */
export function serveDevMails(
  app: FastifyInstance,
  shop: Shop & { readonly templates: MailTemplates },
  mailsKey: string,
): void {
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
    if (!mail) return sendPage(reply, 404, unknownPage(mailsKey));
    const publicUrl = `${request.protocol}://${request.host}`;
    const merchant = await currentSettings(shop);
    const draft = await shop.templates[mail.kind]({ ...shop, publicUrl, isPreview: true }, mail);
    if (!draft) return sendPage(reply, 404, unknownPage(mailsKey));
    const row = { mail, order: await orderOf(mail) };
    return sendPage(
      reply,
      200,
      mailPage(row, renderMail(draft.content, { publicUrl, merchant }), mailsKey),
    );
  });

  async function orderOf({ orderId }: MailRecord): Promise<OrderRecord | undefined> {
    return orderId === null ? undefined : read.orders.order(orderId);
  }
}

/**
 * The key alone protects the mails, since not every proxy identifies itself; known proxy requests are
 * refused even with it.
 */
function isForDevelopers(request: FastifyRequest<Requested>, mailsKey: string): boolean {
  const { key } = request.query;
  const hasKey = typeof key === 'string' && isSameSecret(key, mailsKey);
  return hasKey && isDirect(request);
}

function sendPage(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return allowInlineStyles(reply)
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(page.markup);
}
