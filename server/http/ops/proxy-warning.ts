import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { addressOf } from '../limits/address.ts';
import { isFromThisMachine, isLoopback, namesProxy } from '../limits/this-machine.ts';

/** A single request proves nothing: its headers are the client's. */
const ENOUGH = 3;

const ADVICE =
  'and TRUST_PROXY is not set: all shoppers count as one address and share its limits. Set TRUST_PROXY to the address of the proxy';

interface ProxySettings {
  readonly trustedProxies: readonly string[];
  readonly publicUrl: string | null;
}

/** Warns once when the shop seems to be behind a proxy that is not configured. */
export function warnOfProxy(
  app: FastifyInstance,
  { trustedProxies, publicUrl }: ProxySettings,
): void {
  if (trustedProxies.length > 0) return;
  if (publicUrl?.startsWith('https:')) {
    app.log.warn(`PUBLIC_URL is https, ${ADVICE}`);
    return;
  }
  // The first request of each connection is enough.
  const seen = new WeakSet<Socket>();
  let address = '';
  let count = 0;
  app.addHook('onRequest', (request, _, done) => {
    if (count < ENOUGH && !seen.has(request.socket)) {
      seen.add(request.socket);
      if (looksProxied(request)) {
        const from = addressOf(request.ip);
        count = from === address ? count + 1 : 1;
        address = from;
        if (count === ENOUGH) app.log.warn(`requests seem to come through a proxy, ${ADVICE}`);
      }
    }
    done();
  });
}

/**
 * It names a proxy, arrives by loopback for another host name, or is a browser's in HTTP/1.0, which
 * nginx speaks by default.
 */
function looksProxied(request: FastifyRequest): boolean {
  const isOfBrowser = request.headers['user-agent']?.startsWith('Mozilla/') ?? false;
  return (
    namesProxy(request) ||
    (isLoopback(request) && request.hostname !== '' && !isFromThisMachine(request)) ||
    (isOfBrowser && request.raw.httpVersion === '1.0')
  );
}
