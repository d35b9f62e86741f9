import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../context.ts';
import { askAsVisitor } from '../page/ask.ts';
import { chooseEncoding } from '../page/encoded.ts';
import { keepPages, type KeptPages, type ReadyPage } from '../page/kept-pages.ts';
import type { LoadRenderer } from '../page/renderer.ts';
import type { BrowserHosts } from '../payment/payment.provider.ts';
import { addVary, isKnown } from './public-answer.ts';
import { allowInline } from './security.ts';

export interface PageOptions {
  /** The built client. */
  readonly folder: string;
  /** Null sends the built client's empty page, which the browser fills. */
  readonly pageRenderer: LoadRenderer | null;
  /** Begins absolute links; null for the address that the shop listens on. */
  readonly publicUrl: string | null;
  readonly isSandboxOn: boolean;
}

interface Wanted {
  /** Path and query of the page; for pages that only a browser can show, the route alone. */
  readonly location: string;
  /** Where the page itself cannot tell: a link that opens nothing. */
  readonly status?: number;
  /** Of the payment provider, where the page may use them. */
  readonly hosts?: BrowserHosts;
}

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Wanted,
) => Promise<FastifyReply>;

/** Answers with the page that says that there is none. */
export type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Gives what answers with a page, rendered and kept where there is a renderer. */
export async function pageSender(
  app: FastifyInstance,
  shop: Shop,
  { folder, pageRenderer, publicUrl }: PageOptions,
): Promise<SendPage> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const ask = askAsVisitor(shop);
  const origin = originOf(app, publicUrl);
  let kept: KeptPages | undefined;

  async function renderOrLog(location: string, request: FastifyRequest): Promise<ReadyPage | null> {
    try {
      if (!pageRenderer) return null;
      const renderer = await pageRenderer();
      kept ??= keepPages(renderer, { ...shop, ask, origin: origin() });
      return await kept(location);
    } catch (error) {
      // The browser renders it then: a shop without this page would be worse.
      request.log.error({ err: error }, 'a page could not be rendered');
      return null;
    }
  }

  return async (request, reply, { location, status, hosts }) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    reply.type('text/html; charset=utf-8');
    const page = await renderOrLog(location, request);
    if (!page) return reply.status(status ?? 200).send(built);
    request.wasSettled = true;
    allowInline(reply, page, hosts);
    reply.header('etag', page.etag);
    addVary(reply, 'accept-encoding');
    const answer = status ?? page.status;
    if (answer === 200 && isKnown(page.etag, request)) {
      return reply.status(304).send();
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.status(answer).send(await page.body.as(encoding));
  };
}

/**
 * Gives where this shop is to be found: what is asked may say anything, so it is not asked. It is
 * remembered, since a shop that is closing listens no more and still answers.
 */
export function originOf(app: FastifyInstance, publicUrl: string | null): () => string {
  let url = publicUrl;
  app.addHook('onListen', async () => {
    url ??= app.listeningOrigin;
  });
  return () => new URL(url ?? app.listeningOrigin).origin;
}
