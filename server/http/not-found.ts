import type { FastifyInstance } from 'fastify';
import { fr } from '../shop/messages.fr.ts';
import { answer } from './errors.ts';
import type { SendNotFound } from './page-sender.ts';
import { matcherOf, type ServedRoutes } from './served-routes.ts';

/** A path that names a file or belongs to a program: it never gets the shop's page. */
const NO_PAGE = /^\/(?:api|graphql|payment|assets|images|metrics)(?:\/|$)|\.[^/]*$|\/\./;

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Answers what no route serves: the page that says so to people, a short text to programs. */
export function handleNotFound(app: FastifyInstance, sendPage: SendNotFound | null): void {
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (sendPage && isReading && !NO_PAGE.test(pathOf(request.url)))
      return sendPage(request, reply);
    return answer(request, reply, 404, fr.rest.unknownRoute);
  });
}

/**
 * Answers the methods that a path does not serve with 405 and `Allow` (RFC 9110, 15.5.6), before
 * any body is read.
 */
export function refuseOtherMethods(app: FastifyInstance, served: ServedRoutes): void {
  let methodsAt: ((path: string) => readonly string[]) | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    // All routes are there by the first request.
    methodsAt ??= matcherOf(served);
    const allowed = methodsAt(pathOf(request.url)).join(', ');
    if (allowed === '') return done();
    const message = fr.rest.methodNotAllowed(allowed);
    return void answer(request, reply.header('allow', allowed), 405, message);
  });
}
