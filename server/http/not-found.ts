import type { FastifyInstance } from 'fastify';
import { fr } from './http.fr.ts';
import { answer } from './errors.ts';
import type { SendNotFound } from './pages/send.ts';

/** However the first word is written: a program that mistook it reads no page. */
const FILE_OR_API =
  /^\/(?:api|graphql|payment|assets|images|pictures|metrics)(?:\/|$)|\.\w+$|\/\./i;

/** Whether a path is one of files and APIs, which never get an HTML page. */
export const isFileOrApi = (path: string) => FILE_OR_API.test(path);

export function handleNotFound(app: FastifyInstance, sendPage: SendNotFound | null): void {
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const [path = ''] = request.url.split('?', 1);
    if (sendPage && isReading && !isFileOrApi(path)) return sendPage(request, reply);
    return answer(request, reply, 404, fr.rest.unknownRoute);
  });
}
