import type { FastifyInstance } from 'fastify';
import { fr } from '../../shared/messages.fr.ts';
import { answer } from '../errors.ts';
import { matcherOf, type ServedRoutes } from './served-routes.ts';

/** Gives the methods that a URL serves, sorted. All routes are there by the first request. */
function lazyMatcher(served: ServedRoutes): (url: string) => readonly string[] {
  let methodsAt: ((path: string) => readonly string[]) | undefined;
  return (url) => {
    methodsAt ??= matcherOf(served);
    return methodsAt(url.split('?', 1)[0] ?? '');
  };
}

/**
 * Answers OPTIONS with 204 and `Allow` where a path serves anything, 404 elsewhere (RFC 9110,
 * 9.3.7). What CORS adds to it comes after this hook.
 */
export function answerOptions(app: FastifyInstance, served: ServedRoutes): void {
  const methodsAt = lazyMatcher(served);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') return done();
    // The server as a whole.
    if (request.url === '*') return void reply.status(204).send();
    const methods = methodsAt(request.url);
    if (methods.length === 0) return void answer(request, reply, 404, fr.rest.unknownRoute);
    reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    // With CORS there is a route for it.
    return request.is404 ? void reply.status(204).send() : done();
  });
}

/**
 * Answers the methods that a path does not serve with 405 and `Allow` (RFC 9110, 15.5.6), before
 * any body is read.
 */
export function refuseOtherMethods(app: FastifyInstance, served: ServedRoutes): void {
  const methodsAt = lazyMatcher(served);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const allowed = methodsAt(request.url).join(', ');
    if (allowed === '') return done();
    const message = fr.rest.methodNotAllowed(allowed);
    return void answer(request, reply.header('allow', allowed), 405, message);
  });
}
