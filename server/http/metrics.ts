import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFigures, type FigureSources } from './figures.ts';
import { routeNameOf } from './route-name.ts';
import { isFromThisMachine } from './this-machine.ts';

/**
 * Counts answers and serves the figures at `/metrics`: with `token` to whoever sends it as bearer,
 * without one to this machine alone. Everybody else is told that there is no such address.
 */
export function serveMetrics(
  app: FastifyInstance,
  { token, ...sources }: FigureSources & { readonly token: string | null },
): void {
  const figures = createFigures(sources);
  app.addHook('onClose', async () => figures.stop());
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const seconds = reply.elapsedTime / 1000;
    const route = routeNameOf(request);
    figures.noteAnswer({ method, route, status: reply.statusCode, seconds });
    done();
  });
  app.get('/metrics', { config: { tellsNothingKept: true } }, async (request, reply) => {
    const mayRead = token === null ? isFromThisMachine(request) : hasToken(request, token);
    if (!mayRead) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(figures.contentType)
      .send(await figures.text());
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
