import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { MAILED_PURPOSES } from '../../account/credentials/one-time-links.ts';
import type { Config } from '../../config.ts';
import type { Shop } from '../../context.ts';
import { renderMail } from '../../mail/message.ts';
import { mailShopIn } from '../../mail/mail.shop.ts';
import type { MailKind, MailRecord } from '../../mail/mail.store.ts';
import type { MailTemplates } from '../../mail/template.ts';
import { shopWithin } from '../../settings/identity/identity.service.ts';
import { currentSettings } from '../../settings/settings.service.ts';
import { isThisMachine } from '../../shared/network/public-address.ts';
import { isSameSecret } from '../../shared/secret-token.ts';
import type { Html } from '../../shared/text/html.ts';
import { isSuccess } from '../../webhook/attempts.ts';
import type { DeliveryRecord } from '../../webhook/webhook.store.ts';
import { allowInlineStyles } from '../security.ts';
import { listPage, partsPage, type Sent } from './outbox.pages.ts';

/** Mails and deliveries on the page. */
const SHOWN = 100;

const WITH_SECRET_LINK: ReadonlySet<MailKind> = new Set<MailKind>(MAILED_PURPOSES);

interface Requested {
  readonly Querystring: { readonly key?: unknown };
}

/** Makes the key of a start; null without the sandbox, with a public address, or behind a proxy. */
export function newOutboxKey({
  isSandboxOn,
  publicUrl,
  trustedProxies,
}: Pick<Config, 'isSandboxOn' | 'publicUrl' | 'trustedProxies'>): string | null {
  const isPublic = publicUrl !== null || trustedProxies.length > 0;
  return isSandboxOn && !isPublic ? randomBytes(24).toString('base64url') : null;
}

/**
 * Shows developers what leaves the shop: mails and deliveries of webhooks. It needs the key, because mails show
 * who bought what and contain links that open orders.
 */
export function serveOutbox(
  app: FastifyInstance,
  shop: Shop & { readonly templates: MailTemplates },
  key: string,
): void {
  const { mails, orders, webhooks } = shop.store.read;
  const shopName = async () => (await shopWithin(shop.store.read)).name;

  app.get<Requested>('/dev/outbox', async (request, reply) => {
    if (!isForDevelopers(request, key)) return reply.callNotFound();
    const hooks = await webhooks.all();
    const position = { after: null, limit: SHOWN };
    const sent = await Promise.all([
      ...(await mails.newest(SHOWN)).map(sentMail),
      ...hooks.map(async ({ id, url }) =>
        (await webhooks.deliveriesOf(id, position)).map((each) => sentDelivery(each, url)),
      ),
    ]);
    const newest = sent.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    return sendPage(reply, listPage(await shopName(), newest.slice(0, SHOWN), key));
  });

  app.get<Requested & { Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    if (!isForDevelopers(request, key)) return reply.callNotFound();
    const { id } = request.params;
    const publicUrl = `${request.protocol}://${request.host}`;
    const page = (await mailPage(id, publicUrl)) ?? (await deliveryPage(id));
    return page ? sendPage(reply, page) : reply.callNotFound();
  });

  async function mailPage(id: string, publicUrl: string): Promise<Html | null> {
    const mail = await mails.mail(id);
    if (!mail) return null;
    const named = await mailShopIn(shop, mail.language);
    const preview = { ...shop, publicUrl, shop: named, isPreview: true };
    const draft = await shop.templates[mail.kind](preview, mail);
    if (!draft) return null;
    const merchant = await currentSettings(shop);
    const { subject, html, text } = renderMail(draft.content, {
      publicUrl,
      merchant,
      shop: named,
    });
    const hasSecret = WITH_SECRET_LINK.has(mail.kind);
    const parts = { subject, html, text, hasSecret };
    return partsPage(await shopName(), await sentMail(mail), parts, key);
  }

  async function deliveryPage(id: string): Promise<Html | null> {
    const delivery = await webhooks.delivery(id);
    if (!delivery) return null;
    const webhook = await webhooks.webhook(delivery.webhookId);
    const text = `${delivery.payload}\n\n${JSON.stringify(delivery.attempts, null, 2)}`;
    const parts = { subject: delivery.id, html: null, text, hasSecret: false };
    return partsPage(await shopName(), sentDelivery(delivery, webhook?.url ?? ''), parts, key);
  }

  async function sentMail({ orderId, ...mail }: MailRecord): Promise<Sent> {
    const order = orderId === null ? undefined : await orders.order(orderId);
    return { ...mail, about: order?.number ?? '' };
  }
}

function sentDelivery({ type, attempts, ...delivery }: DeliveryRecord, url: string): Sent {
  const last = attempts.at(-1);
  const lastError = !last || isSuccess(last) ? null : (last.error ?? String(last.status));
  return { ...delivery, kind: type, to: url, about: '', attempts: attempts.length, lastError };
}

/**
 * The key alone protects the page, since not every proxy identifies itself; known proxy requests are
 * refused even with it.
 */
function isForDevelopers(request: FastifyRequest<Requested>, key: string): boolean {
  const { key: given } = request.query;
  return typeof given === 'string' && isSameSecret(given, key) && isDirect(request);
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Returns whether it came neither by a proxy of this machine, nor under a foreign name that resolves to it. */
function isDirect({ socket, headers, hostname }: FastifyRequest): boolean {
  if (!isThisMachine(socket.remoteAddress ?? '')) return true;
  return !FORWARDED.some((name) => name in headers) && isThisMachine(hostname);
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return allowInlineStyles(reply)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(page.markup);
}
