import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSuccessor } from '../catalog/redirect/redirect.service.ts';
import type { Shop } from '../context.ts';
import { fr } from './http.fr.ts';
import { answer } from './errors.ts';
import { leadTo, type SendNotFound } from './pages/send.ts';

/** However the first word is written: a program that mistook it reads no page. */
const FILE_OR_API =
  /^\/(?:api|graphql|payment|assets|images|pictures|metrics)(?:\/|$)|\.\w+$|\/\./i;

/** Whether a path is one of files and APIs, which never get an HTML page. */
export const isFileOrApi = (path: string) => FILE_OR_API.test(path);

/** Pages of other software are files by their names: `/12-robe.html`, `/index.php?id_product=12`. */
const OLD_PAGE = /\.(?:html?|php|aspx?)$/i;

/** `sendPage` is null in a shop without pages. */
export function handleNotFound(
  app: FastifyInstance,
  shop: Pick<Shop, 'store'>,
  sendPage: SendNotFound | null,
): void {
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const [path = ''] = request.url.split('?', 1);
    if (sendPage && isReading && !isFileOrApi(path)) return sendPage(request, reply);
    if (sendPage && isReading && OLD_PAGE.test(path)) return leadToSuccessor(request, reply);
    return answer(request, reply, 404, fr.rest.unknownRoute);
  });

  async function leadToSuccessor(request: FastifyRequest, reply: FastifyReply) {
    const successor = await findSuccessor(shop, request.url);
    if (successor !== null) return leadTo(reply, successor);
    return answer(request, reply, 404, fr.rest.unknownRoute);
  }
}
