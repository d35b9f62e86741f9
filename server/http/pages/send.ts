import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../context.ts';
import { queryAsGuest } from './guest-query.ts';
import { chooseEncoding, type Encoding } from './encoded.ts';
import { createPageCache, type PageCache, type ReadyPage } from './page-cache.ts';
import type { LoadRenderer } from './renderer.ts';
import type { BrowserHosts } from '../../payment/payment.provider.ts';
import { fileIn, type Language } from '#shared/language.ts';
import { withShop } from '#shared/shop/page-shop.ts';
import { findPageShop } from '../../settings/identity/identity.service.ts';
import { Overloaded } from '../../shared/problems.ts';
import { addressOf } from '../limits/address.ts';
import type { Admission } from '../limits/admission.ts';
import { addVary, isNotModified } from '../public-response.ts';
import { allowInline } from '../security.ts';

export interface PageOptions {
  readonly folder: string;
  /** Null sends the client's empty page. */
  readonly pageRenderer: LoadRenderer | null;
  /** Null for the address that the shop listens on. */
  readonly publicUrl: string | null;
  readonly isSandboxOn: boolean;
  readonly isServiceWorkerOn: boolean;
  readonly admission: Admission;
}

interface Wanted {
  /** For pages without server data, the route alone. */
  readonly location: string;
  readonly status?: number;
  readonly statusOfEmpty?: () => Promise<number>;
  /** Returns the path to which a page that is not there has moved, or null. */
  readonly successor?: () => Promise<string | null>;
  readonly hosts?: BrowserHosts;
}

/** Synchronous where the page is cached. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Wanted,
) => Promise<FastifyReply> | void;

export type SendNotFound = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | void;

/** Returns functions that send the pages of each language. */
export function pageSenders(
  app: FastifyInstance,
  shop: Shop,
  options: PageOptions,
): Readonly<Record<Language, SendPage>> {
  app.decorateRequest('isForPage', false);
  const origin = originOf(app, options.publicUrl);
  const sender = (language: Language) => pageSender(shop, language, { ...options, origin });
  return { FR: sender('FR'), AR: sender('AR'), EN: sender('EN') };
}

function pageSender(
  shop: Shop,
  language: Language,
  { folder, pageRenderer, admission, origin }: PageOptions & { readonly origin: () => string },
): SendPage {
  const runQuery = queryAsGuest(shop, language);
  let cached: PageCache | undefined;

  async function renderOrLog(
    request: FastifyRequest,
    location: string,
    encoding: Encoding,
  ): Promise<ReadyPage | null> {
    try {
      if (!pageRenderer) return null;
      const renderer = await pageRenderer(language);
      const { queue } = admission;
      const sources = { ...shop, runQuery, language, origin: origin(), queue };
      cached ??= createPageCache(renderer, sources);
      return await cached.make(location, encoding, addressOf(request.ip));
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      // The browser renders the page then.
      request.log.error({ err: error, reqId: request.id }, 'a page could not be rendered');
      return null;
    }
  }

  async function sendAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Wanted,
  ): Promise<FastifyReply> {
    request.isForPage = true;
    await admission.enter(request);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const page = await renderOrLog(request, wanted.location, encoding);
    const status = wanted.status ?? page?.status ?? (await wanted.statusOfEmpty?.()) ?? 200;
    const successor = status === 404 ? await wanted.successor?.() : null;
    if (successor) return leadTo(reply, successor);
    if (page) return sendReady(request, reply, { wanted, page, encoding });
    const empty = join(folder, fileIn(language, 'index.html'));
    const html = await readFile(empty, 'utf8');
    return reply.status(status).send(withShop(html, await findPageShop(shop, language)));
  }

  return (request, reply, wanted) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    reply.header('content-type', 'text/html; charset=utf-8');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const page = cached?.get(wanted.location, encoding);
    if (!page || (page.status === 404 && wanted.successor)) return sendAnew(request, reply, wanted);
    sendReady(request, reply, { wanted, page, encoding });
  };
}

/** The old address may get a page of its own: browsers must ask again. */
export function leadTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.removeHeader('content-type').header('cache-control', 'no-cache').redirect(path, 301);
}

function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    wanted,
    page,
    encoding,
  }: { readonly wanted: Wanted; readonly page: ReadyPage; readonly encoding: Encoding },
): FastifyReply {
  const { hosts, status = page.status } = wanted;
  request.isDurable = true;
  allowInline(reply, page, hosts).header('etag', page.etag);
  addVary(reply, 'accept-encoding');
  if (status === 200 && isNotModified(page.etag, request)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).send(page.bytes);
}

/**
 * From configuration, not from the request, whose host may be anything. Cached, because
 * a closing shop no longer listens but still responds.
 */
export function originOf(app: FastifyInstance, publicUrl: string | null): () => string {
  let url = publicUrl;
  app.addHook('onListen', async () => {
    url ??= app.listeningOrigin;
  });
  return () => new URL(url ?? app.listeningOrigin).origin;
}
