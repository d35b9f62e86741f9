import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fr } from './http.fr.ts';
import { answer } from './errors.ts';

/**
 * Node uses the first of these and drops the rest; a proxy that reads the last one sees another
 * request.
 */
const ONCE: ReadonlySet<string> = new Set(['authorization', 'content-type', 'host']);

/** Refuses repeated headers and HTTP/1.1 without a host (RFC 9112, 3.2). */
export function refuseAmbiguousHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const name = repeatedHeader(request);
    if (name !== null) return void answer(request, reply, 400, fr.rest.repeatedHeader(name));
    if (lacksHost(request)) return void answer(request, reply, 400, fr.rest.missingHost);
    return done();
  });
}

function repeatedHeader({ raw: { rawHeaders } }: FastifyRequest): string | null {
  const seen = new Set<string>();
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]?.toLowerCase() ?? '';
    if (!ONCE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

function lacksHost({ headers, raw }: FastifyRequest): boolean {
  return headers.host === undefined && raw.httpVersion === '1.1';
}
