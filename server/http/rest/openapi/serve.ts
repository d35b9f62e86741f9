import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  { publicUrl, isSandboxOn, clientFolder }: Options,
): void {
  let response: CachedResponse | undefined;
  app.get('/openapi.json', { config }, (request, reply) => {
    response ??= cacheable(
      'application/json; charset=utf-8',
      JSON.stringify(withFiles(describeRest(publicUrl))),
    );
    return sendPublic(request, reply, response);
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
