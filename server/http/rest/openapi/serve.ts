import type { FastifyInstance } from 'fastify';
import { cacheable } from '../../response-cache.ts';
import { sendPublic } from '../../public-response.ts';
import { restRoutes } from '../rest.ts';
import { describeRest } from './document.ts';

const config = { readsNoStore: true };

export function serveOpenApi(
  app: FastifyInstance,
  { publicUrl }: { readonly publicUrl: string | null },
): void {
  const document = describeRest(restRoutes, publicUrl);
  const response = cacheable('application/json; charset=utf-8', JSON.stringify(document));
  app.get('/openapi.json', { config }, (request, reply) => sendPublic(request, reply, response));
}
