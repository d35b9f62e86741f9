import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPublic } from '../../public-response.ts';
import { cacheable } from '../../response-cache.ts';
import { allowInlineStyles } from '../../security.ts';
import { restRoutes } from '../routes.ts';
import { describeRest } from './document.ts';
import { withFiles } from './files.ts';
import { openApiPage } from './page/page.ts';

const config = { readsNoStore: true };

/** The page is a tool of the sandbox; elsewhere its address leads to the document. */
export function serveOpenApi(
  app: FastifyInstance,
  { publicUrl, isSandboxOn }: { readonly publicUrl: string | null; readonly isSandboxOn: boolean },
): void {
  const document = describeRest(restRoutes, publicUrl);
  const response = cacheable(
    'application/json; charset=utf-8',
    JSON.stringify(withFiles(document)),
  );
  app.get('/openapi.json', { config }, (request, reply) => sendPublic(request, reply, response));
  app.get('/openapi', { config }, (request, reply) => {
    if (!isSandboxOn) return reply.redirect('/openapi.json', 302);
    const page = openApiPage(document, publicUrl ?? `${request.protocol}://${request.host}`);
    return sendPage(reply, page.markup);
  });
}

function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return allowInlineStyles(reply)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(markup);
}
