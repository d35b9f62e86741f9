import type { FastifyInstance, onRequestAsyncHookHandler, RouteShorthandOptions } from 'fastify';
import type { Shop } from '../../context.ts';
import { findAppointment } from '../../appointment/appointment.service.ts';
import { trackedOrder } from '../../order/order.after-sales.ts';
import { isPageOf, pages, type PageEntry } from '#shared/pages.ts';
import { shopUses } from '../../settings/uses/uses.service.ts';
import { currentName } from '../../catalog/category/category.rules.ts';
import { categoryParameter, dateParameter, paths, tokenParameter } from '#shared/paths.ts';
import { opensShopAt } from '../../catalog/campaign/shop-at.service.ts';
import { findHome } from '../../catalog/home/home.service.ts';
import { findProduct } from '../../catalog/catalog.service.ts';
import { findSuccessor } from '../../catalog/redirect/redirect.service.ts';
import {
  DEFAULT_LANGUAGE,
  frenchPath,
  LANGUAGES,
  languageOfPath,
  languages,
  pathIn,
  type Language,
} from '#shared/language.ts';
import { soldLanguage } from '../../settings/identity/identity.rules.ts';
import { findIdentity } from '../../settings/identity/identity.service.ts';
import { leadTo, pageSenders, type PageOptions, type SendNotFound, type SendPage } from './send.ts';
import { allowPayment } from '../security.ts';
import { serveSandbox } from './sandbox.ts';
import { serveAppointmentForms } from './appointment-forms.ts';
import { serveExchangeForms } from './exchange-forms.ts';
import { serveFiles } from './static.ts';

/** A page has one address: its links would differ between server and browser. */
const WITHOUT_SLASH: RouteShorthandOptions = {
  onRequest({ url }, reply, done) {
    const [path = ''] = url.split('?', 1);
    if (path === '/' || !path.endsWith('/')) return done();
    reply.redirect(path.slice(0, -1) + url.slice(path.length), 301);
  },
};

/** Cached pages are always sent: refusing one would cost as much. */
const PAGE: RouteShorthandOptions = { ...WITHOUT_SLASH, config: { skipsAdmission: true } };

/** Leads from the page of a language that is not on sale to the French one. */
const leadToFrench =
  (shop: Shop, language: Language): onRequestAsyncHookHandler =>
  async ({ url }, reply) => {
    const { languages: sold } = await findIdentity(shop);
    if (sold.includes(language)) return;
    // It may be on sale again tomorrow.
    return reply.header('cache-control', 'no-cache').redirect(frenchPath(url), 302);
  };

/** Stands for every unknown address (client/ssr/serverPages.ts). */
const NOWHERE = '/404';

/** Serves the built client. Returns what sends the page of an address that the shop does not have. */
export async function servePages(
  app: FastifyInstance,
  shop: Shop,
  options: PageOptions,
): Promise<SendNotFound> {
  const { folder, isSandboxOn, isServiceWorkerOn } = options;
  const senders = pageSenders(app, shop, options);

  await serveFiles(app, shop, { folder, isServiceWorkerOn });
  for (const language of LANGUAGES) {
    const { prefix } = languages[language];
    await app.register(async (scope) => {
      if (language !== DEFAULT_LANGUAGE) scope.addHook('onRequest', leadToFrench(shop, language));
      for (const page of Object.values(pages)) {
        servePage(scope, shop, { ...page, path: prefix + page.path }, senders[language]);
      }
    });
  }
  serveAppointmentForms(app, shop);
  serveExchangeForms(app, shop);
  if (isSandboxOn) await serveSandbox(app, folder);
  return (request, reply) => {
    const wanted = languageOfPath(request.url);
    if (wanted === DEFAULT_LANGUAGE) return sendIn(wanted);
    return findIdentity(shop).then((identity) => sendIn(soldLanguage(identity, wanted)) ?? reply);

    function sendIn(language: Language) {
      const location = languages[language].prefix + NOWHERE;
      const successor = () => findSuccessor(shop, request.url);
      return senders[language](request, reply, { location, status: 404, successor });
    }
  };
}

function servePage(app: FastifyInstance, shop: Shop, page: PageEntry, send: SendPage): void {
  const { path, access, prerender, takesCards, subject } = page;
  if (access === 'KEY') {
    if (subject === 'APPOINTMENT') return serveAppointment(app, shop, path, send);
    if (subject === 'PRODUCT') return servePreview(app, shop, path, send);
    if (subject === 'HOME') return serveHomePreview(app, shop, path, send);
    return serveTracking(app, shop, { path, hasData: prerender === 'DATA' }, send);
  }
  if (subject === 'PRODUCT') return serveProduct(app, shop, path, send);
  if (subject === 'CATEGORIES') return serveCatalog(app, shop, path, send);
  const statusOfEmpty = async () => (isPageOf(page, await shopUses(shop)) ? 200 : 404);
  app.get(path, PAGE, (request, reply) => {
    // Personal content is rendered in the browser: the HTML is the same for every client.
    const location = prerender === 'DATA' ? request.url : path;
    // A campaign that is gone, or an occasion without products.
    const successor = () => findSuccessor(shop, request.url);
    if (!takesCards) return send(request, reply, { location, statusOfEmpty, successor });
    const hosts = shop.payments.browserHosts;
    return send(request, allowPayment(reply, hosts), { location, hosts });
  });
}

function serveProduct(app: FastifyInstance, shop: Shop, path: string, send: SendPage): void {
  app.get<{ Params: { productId: string } }>(path, PAGE, (request, reply) => {
    const product = () => shop.store.read.catalog.product(request.params.productId);
    const statusOfEmpty = async () => ((await product()) === undefined ? 404 : 200);
    const successor = () => findSuccessor(shop, request.url);
    return send(request, reply, { location: request.url, statusOfEmpty, successor });
  });
}

/** An address with a name that a category had before leads to the one with its name of today. */
function serveCatalog(app: FastifyInstance, shop: Shop, path: string, send: SendPage): void {
  app.get(path, PAGE, (request, reply) => {
    const { url } = request;
    if (!url.includes(`${categoryParameter}=`)) return send(request, reply, { location: url });
    return sendUnlessRenamed();

    async function sendUnlessRenamed() {
      const categories = await shop.store.read.catalog.categories();
      const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
      const names = query.getAll(categoryParameter);
      const current = names.map((name) => currentName(name, categories));
      if (names.every((name, at) => name === current[at])) {
        return send(request, reply, { location: url });
      }
      query.delete(categoryParameter);
      for (const name of new Set(current)) query.append(categoryParameter, name);
      return leadTo(reply, `${path}?${query}`);
    }
  });
}

interface Preview {
  Params: { readonly productId: string };
  Querystring: { readonly [tokenParameter]?: unknown; readonly [dateParameter]?: unknown };
}

/** Returns whether a link of the shop at an instant is valid. */
function opensQuery(
  shop: Shop,
  { [tokenParameter]: token, [dateParameter]: date }: Preview['Querystring'],
): boolean {
  if (typeof token !== 'string' || typeof date !== 'string') return false;
  const at = new Date(date);
  return !Number.isNaN(at.getTime()) && opensShopAt(shop, at, token);
}

/** A draft, for who has its link; once it is published the link leads to its page. Or a product at an instant. */
function servePreview(app: FastifyInstance, shop: Shop, path: string, send: SendPage): void {
  app.get<Preview>(path, WITHOUT_SLASH, async (request, reply) => {
    const { productId } = request.params;
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    if (request.query[dateParameter] !== undefined) {
      const isShown = opensQuery(shop, request.query) && (await findProduct(shop, productId));
      return send(request, reply, { location: path, status: isShown ? 200 : 404 });
    }
    if (await findProduct(shop, productId)) {
      return reply.redirect(pathIn(languageOfPath(path), paths.product(productId)), 302);
    }
    const token = request.query[tokenParameter];
    const draft = typeof token === 'string' && (await findProduct(shop, productId, token));
    return send(request, reply, { location: path, status: draft ? 200 : 404 });
  });
}

/** The home page before it is published, or the shop at an instant, for who has its link. */
function serveHomePreview(app: FastifyInstance, shop: Shop, path: string, send: SendPage): void {
  app.get<Pick<Preview, 'Querystring'>>(path, WITHOUT_SLASH, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    if (request.query[dateParameter] !== undefined) {
      return send(request, reply, {
        location: path,
        status: opensQuery(shop, request.query) ? 200 : 404,
      });
    }
    const token = request.query[tokenParameter];
    const home = typeof token === 'string' && (await findHome(shop, token));
    return send(request, reply, { location: path, status: home ? 200 : 404 });
  });
}

/** The page says by itself whether there is one: it is rendered with its data. */
function serveAppointment(app: FastifyInstance, shop: Shop, path: string, send: SendPage): void {
  app.get<Appointment>(path, WITHOUT_SLASH, async (request, reply) => {
    const { appointmentId, appointmentKey } = request.params;
    const appointment = await findAppointment(shop, appointmentId, appointmentKey);
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    return send(request, reply, { location: request.url, status: appointment ? 200 : 404 });
  });
}

interface Appointment {
  Params: { readonly appointmentId: string; readonly appointmentKey: string };
}

interface Tracking {
  Params: { readonly orderId: string; readonly trackingKey: string };
}

/** An order, with its data; or its invoice, whose frame is the same for all. */
function serveTracking(
  app: FastifyInstance,
  shop: Shop,
  { path, hasData }: { readonly path: string; readonly hasData: boolean },
  send: SendPage,
): void {
  app.get<Tracking>(path, WITHOUT_SLASH, async (request, reply) => {
    const { orderId, trackingKey } = request.params;
    const order = await trackedOrder(shop, orderId, trackingKey);
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    const location = hasData ? request.url : path;
    return send(request, reply, { location, status: order ? 200 : 404 });
  });
}
