import type { FastifyInstance } from 'fastify';
import { fr } from './http.fr.ts';
import { answer } from './errors.ts';
import type { SendNotFound } from './pages/send.ts';

/** Files and APIs, which never get an HTML page. */
const NO_PAGE = /^\/(?:api|graphql|payment|assets|images|pictures|metrics)(?:\/|$)|\.[^/]*$|\/\./;

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

export function handleNotFound(app: FastifyInstance, sendPage: SendNotFound | null): void {
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (sendPage && isReading && !NO_PAGE.test(pathOf(request.url)))
      return sendPage(request, reply);
    return answer(request, reply, 404, fr.rest.unknownRoute);
  });
}
