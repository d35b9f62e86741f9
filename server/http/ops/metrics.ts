import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSame } from '../../payment/hmac.ts';
import { createFigures, type Figures, type FigureSources } from './metrics.registry.ts';
import { routeNameOf } from './route-name.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the shop counts of itself, for whoever serves it beside `/metrics`. */
    readonly figures: Figures;
  }
}

/**
 * Counts answers and serves the figures at `/metrics` to whoever sends `token` as bearer. Without a
 * token there is no such address: a request that seems to come from this machine may be anybody's,
 * brought by a proxy.
 */
export function serveMetrics(
  app: FastifyInstance,
  { token, ...sources }: FigureSources & { readonly token: string | null },
): void {
  const figures = createFigures(sources);
  app.decorate('figures', figures);
  app.addHook('onClose', async () => figures.stop());
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const seconds = reply.elapsedTime / 1000;
    const route = routeNameOf(request);
    figures.noteAnswer({ method, route, status: reply.statusCode, seconds });
    done();
  });
  if (token === null) return;
  const config = { tellsNothingKept: true, entersItself: true };
  app.get('/metrics', { config }, async (request, reply) => {
    if (!hasToken(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(figures.contentType)
      .send(await figures.text());
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return isSame(headers.authorization ?? '', `Bearer ${token}`);
}
