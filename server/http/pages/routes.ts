import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../context.ts';
import { trackedOrder } from '../../order/order.afterwards.ts';
import { pageSender, type PageOptions, type SendNotFound } from './send.ts';
import { allowInlineStyles, allowPayment } from '../security.ts';
import { serveFiles } from './static.ts';

/** What anybody may see: rendered whole. */
const RENDERED_PAGES = ['/', '/products'];

/** The client's other routes (specification, section 2): what they show, the browser asks for. */
const BROWSER_PAGES = [
  '/cart',
  '/wishlist',
  '/login',
  '/signup',
  '/profile',
  '/orders',
  '/orders/:orderId',
  '/orders/:orderId/invoice',
  '/address-details',
  '/guest-checkout',
  '/order-summary',
  '/mockman',
];

/** Where a card is paid: the one page that may use the payment provider (client/order/CheckoutAddressPage). */
const PAYMENT_PAGE = '/address';

/** Pages about one order for whoever has its link; no search engine is to keep them. */
const TRACKING_PAGES = ['/track/:orderId/:trackingKey', '/track/:orderId/:trackingKey/invoice'];

/** A cached page is answered whatever else goes on: refusing it would cost as much. */
const PAGE = { config: { entersItself: true } };

/** Stands for every address that the shop does not have (client/ssr/loadPage.ts). */
const NOWHERE = '/404';

/** Serves the built client: files under their names, pages for its routes. Gives what sends the page that says that there is none. */
export async function servePages(
  app: FastifyInstance,
  shop: Shop,
  options: PageOptions,
): Promise<SendNotFound> {
  const { folder, isSandboxOn } = options;
  const send = await pageSender(app, shop, options);

  await serveFiles(app, folder);
  for (const path of RENDERED_PAGES) {
    app.get(path, PAGE, (request, reply) => send(request, reply, { location: request.url }));
  }
  app.get<{ Params: { id: string } }>('/products/:id', PAGE, (request, reply) => {
    const product = () => shop.store.read.catalog.product(request.params.id);
    const statusOfEmpty = async () => ((await product()) === undefined ? 404 : 200);
    return send(request, reply, { location: request.url, statusOfEmpty });
  });
  // Whose page it is, only the browser knows: all get the same, which names nobody.
  for (const path of BROWSER_PAGES) {
    app.get(path, PAGE, (request, reply) => send(request, reply, { location: path }));
  }
  app.get(PAYMENT_PAGE, PAGE, (request, reply) => {
    const hosts = shop.payments.browserHosts;
    return send(request, allowPayment(reply, hosts), { location: PAYMENT_PAGE, hosts });
  });
  for (const path of TRACKING_PAGES) {
    app.get<{ Params: { orderId: string; trackingKey: string } }>(path, async (request, reply) => {
      const { orderId, trackingKey } = request.params;
      const order = await trackedOrder(shop, orderId, trackingKey);
      // Whether a link opens an order is between the shop and whoever has it.
      reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
      return send(request, reply, { location: path, status: order ? 200 : 404 });
    });
  }
  if (isSandboxOn) await serveSandbox(app, folder);
  return (request, reply) => send(request, reply, { location: NOWHERE, status: 404 });
}

/** A browser that opens `/graphql` gets the sandbox; every other GET goes to the API. */
async function serveSandbox(app: FastifyInstance, folder: string): Promise<void> {
  const sandbox = await readFile(join(folder, 'sandbox/index.html'), 'utf8');
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    const isRequested = method === 'GET' && /^\/graphql(\?|$)/.test(url);
    if (!isRequested || !headers.accept?.includes('text/html')) return done();
    return allowInlineStyles(reply)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sandbox);
  });
}
