import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fr } from '../shared/messages.fr.ts';
import { answer } from './errors.ts';

/**
 * Headers of which Node keeps the first and drops the rest in silence: a proxy that reads the last
 * one would see another caller, host or body.
 */
const ONCE: ReadonlySet<string> = new Set(['authorization', 'content-type', 'host']);

/** Refuses a request that can be read in two ways: a header given twice, or no host (RFC 9112, 3.2). */
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
  // Names and values take turns.
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]?.toLowerCase() ?? '';
    if (!ONCE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/** HTTP/1.0 knows no host. */
function lacksHost({ headers, raw }: FastifyRequest): boolean {
  return headers.host === undefined && raw.httpVersion === '1.1';
}
