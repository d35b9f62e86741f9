import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../../context.ts';
import { shopWithin } from '../../../settings/identity/identity.service.ts';
import { sendPublic } from '../../public-response.ts';
import { cacheable, type CachedResponse } from '../../response-cache.ts';
import { allowInlineStyles } from '../../security.ts';
import { describeRest } from './document.ts';
import { withFiles } from './files.ts';

const config = { readsNoStore: true };

interface Options {
  readonly publicUrl: string | null;
  readonly isSandboxOn: boolean;
  /** Folder of the built client; null without pages. */
  readonly clientFolder: string | null;
}

/** The page is a tool of the sandbox; elsewhere its address leads to the document. */
export function serveOpenApi(
  app: FastifyInstance,
  shop: Pick<Shop, 'store'>,
  { publicUrl, isSandboxOn, clientFolder }: Options,
): void {
  let made: { readonly name: string; readonly response: CachedResponse } | undefined;
  app.get('/openapi.json', { config }, async (request, reply) => {
    const { name } = await shopWithin(shop.store.read, 'EN');
    if (made?.name !== name) {
      const document = JSON.stringify(withFiles(describeRest(publicUrl, name)));
      made = { name, response: cacheable('application/json; charset=utf-8', document) };
    }
    return sendPublic(request, reply, made.response);
  });
  app.get('/openapi', { config }, async (_, reply) => {
    if (!isSandboxOn || clientFolder === null) return reply.redirect('/openapi.json', 302);
    return allowInlineStyles(reply)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(await readFile(join(clientFolder, 'openapi/index.html')));
  });
}
