import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../../shared/secret-token.ts';
import { createMetrics, type MetricSources } from './metrics.registry.ts';
import { routeNameOf } from './access-log.ts';

/**
 * Without a token there is no `/metrics`: a loopback request may be a stranger's, forwarded by a
 * proxy.
 */
export function serveMetrics(
  app: FastifyInstance,
  { token, ...sources }: MetricSources & { readonly token: string | null },
): void {
  const metrics = createMetrics(sources);
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const seconds = reply.elapsedTime / 1000;
    const route = routeNameOf(request);
    metrics.noteAnswer({ method, route, status: reply.statusCode, seconds });
    done();
  });
  if (token === null) return;
  const config = { readsNoStore: true, skipsAdmission: true };
  app.get('/metrics', { config }, async (request, reply) => {
    if (!hasToken(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
