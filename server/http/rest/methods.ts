import type { FastifyInstance } from 'fastify';
import { fr } from '../http.fr.ts';
import { answer } from '../errors.ts';
import { methodLookup, type ServedRoutes } from './served-routes.ts';

/** Made with the first request, when all routes are registered. */
function lazyLookup(served: ServedRoutes): ReturnType<typeof methodLookup> {
  let methodsAt: ReturnType<typeof methodLookup> | undefined;
  return (url) => {
    methodsAt ??= methodLookup(served);
    return methodsAt(url);
  };
}

/**
 * Answers OPTIONS with 204 and `Allow` where a path serves anything, 404 elsewhere (RFC 9110,
 * 9.3.7). Runs before CORS, which adds its headers.
 */
export function answerOptions(app: FastifyInstance, served: ServedRoutes): void {
  const methodsAt = lazyLookup(served);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') return done();
    if (request.url === '*') return void reply.status(204).send();
    const methods = methodsAt(request.url);
    if (methods.length === 0) return void answer(request, reply, 404, fr.rest.unknownRoute);
    reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    return request.is404 ? void reply.status(204).send() : done();
  });
}

/** Answers 405 with `Allow` (RFC 9110, 15.5.6) before any body is read. */
export function refuseOtherMethods(app: FastifyInstance, served: ServedRoutes): void {
  const methodsAt = lazyLookup(served);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const allowed = methodsAt(request.url).join(', ');
    if (allowed === '') return done();
    const message = fr.rest.methodNotAllowed(allowed);
    return void answer(request, reply.header('allow', allowed), 405, message);
  });
}
