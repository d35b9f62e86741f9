import type { FastifyInstance } from 'fastify';
import { fr } from '../shop/messages.fr.ts';
import { answer } from './errors.ts';
import type { SendPage } from './page.ts';

/** A path that names a file or belongs to a program: it never gets the shop's page. */
const NO_PAGE = /^\/(?:api|graphql|payment|assets|images)(?:\/|$)|\.[^/]*$|\/\./;

/** Answers what no route serves: the page that says so to people, a short text to programs. */
export function handleNotFound(app: FastifyInstance, sendPage: SendPage | null): void {
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (sendPage && isReading && !NO_PAGE.test(path)) return sendPage(reply, 404);
    return answer(request, reply, 404, fr.rest.unknownRoute);
  });
}

const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'TRACE'] as const;

/** Which methods each path serves, noted while the routes are made. */
export type ServedMethods = ReadonlyMap<string, ReadonlySet<string>>;

/** Begins to note the routes that are made from now on. */
export function noteServedMethods(app: FastifyInstance): ServedMethods {
  const served = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    const methods = served.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    served.set(url, methods);
  });
  return served;
}

/**
 * Answers the methods that a path does not serve with 405 and `Allow` (RFC 9110, 15.5.6), before
 * any body is read.
 */
export function refuseOtherMethods(app: FastifyInstance, served: ServedMethods): void {
  // A copy, because the routes made here are noted as well.
  const before = new Map(served);
  for (const [url, methods] of before) {
    const allowed = [...methods].sort().join(', ');
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      onRequest: async (request, reply) =>
        answer(request, reply.header('allow', allowed), 405, fr.rest.methodNotAllowed(allowed)),
      handler: () => undefined,
    });
  }
}
