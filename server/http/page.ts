import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../context.ts';
import { trackedOrder } from '../order/order.afterwards.ts';
import { allowInlineStyles, allowPayment } from './security.ts';
import { serveFiles } from './static.ts';

/** The client's routes (specification, section 2) that are one page each. */
const PAGES = [
  '/',
  '/products',
  '/cart',
  '/wishlist',
  '/login',
  '/signup',
  '/profile',
  '/orders',
  '/address-details',
  '/guest-checkout',
  '/order-summary',
  '/mockman',
];

/** Where a card is paid: the one page that may use the payment provider (client/order/CheckoutAddressPage). */
const PAYMENT_PAGE = '/address';

/** Pages about one order of whoever is logged in: whose it is, only the token can tell. */
const OWN_ORDER_PAGES = ['/orders/:orderId', '/orders/:orderId/invoice'];

/** Pages about one order for whoever has its link; no search engine is to keep them. */
const TRACKING_PAGES = ['/track/:orderId/:trackingKey', '/track/:orderId/:trackingKey/invoice'];

/** Answers with the shop's page; the client's router shows what belongs there. */
export type SendPage = (reply: FastifyReply, status: number) => FastifyReply;

/**
 * Serves the built client from `folder`: files under their names, the shop's page for its routes.
 * An unknown product, or a tracking link that opens nothing, gets the page with 404. Gives what sends the page elsewhere.
 */
export async function servePages(
  app: FastifyInstance,
  shop: Shop,
  { folder, isSandboxOn }: { readonly folder: string; readonly isSandboxOn: boolean },
): Promise<SendPage> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const send: SendPage = (reply, status) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    return reply.status(status).type('text/html; charset=utf-8').send(page);
  };

  await serveFiles(app, folder);
  for (const path of PAGES) app.get(path, (_, reply) => send(reply, 200));
  app.get(PAYMENT_PAGE, (_, reply) => send(allowPayment(reply, shop.payments.browserHosts), 200));
  app.get<{ Params: { id: string } }>('/products/:id', async (request, reply) => {
    const product = await shop.store.read.catalog.product(request.params.id);
    return send(reply, product ? 200 : 404);
  });
  for (const path of OWN_ORDER_PAGES) app.get(path, (_, reply) => send(reply, 200));
  for (const path of TRACKING_PAGES) {
    app.get<{ Params: { orderId: string; trackingKey: string } }>(path, async (request, reply) => {
      const { orderId, trackingKey } = request.params;
      const order = await trackedOrder(shop, orderId, trackingKey);
      // Whether a link opens an order is between the shop and whoever has it.
      reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
      return send(reply, order ? 200 : 404);
    });
  }
  if (isSandboxOn) await serveSandbox(app, folder);
  return send;
}

/** A browser that opens `/graphql` gets the sandbox; every other GET goes to the API. */
async function serveSandbox(app: FastifyInstance, folder: string): Promise<void> {
  const sandbox = await readFile(join(folder, 'sandbox/index.html'), 'utf8');
  app.addHook('onRequest', async (request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    const [path] = request.url.split('?');
    if (request.method !== 'GET' || path !== '/graphql' || !wantsPage) return;
    await allowInlineStyles(reply)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sandbox);
  });
}
