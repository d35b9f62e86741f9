import type { FastifyInstance } from 'fastify';
import { contentTypeOf, storedType } from '../catalog/picture/catalog.picture.rules.ts';
import { drawNamed, FIGURE_HEADERS } from '../catalog/silhouette/catalog.wearers.rules.ts';
import type { Pictures } from '../storage/store.ts';
import { chooseEncoding, pack, quality, repack } from './pages/encoded.ts';
import { addVary, isNotModified } from './public-response.ts';

const CACHING = 'public, max-age=31536000, immutable';

const SAVED = { config: { readsNoStore: true } };

export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { name: string } }>('/pictures/:name', SAVED, async (request, reply) => {
    const { name } = request.params;
    const figure = await drawNamed(name);
    if (figure !== null) {
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      addVary(reply.headers(FIGURE_HEADERS), 'accept-encoding');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await repack(await pack([figure], quality.cached), encoding));
    }
    const type = storedType(name);
    const bytes = type && (await pictures.read(name));
    if (!type || !bytes) return reply.callNotFound();
    const etag = `"${name}"`;
    reply.header('cache-control', CACHING).header('etag', etag);
    if (isNotModified(etag, request)) return reply.status(304).send();
    return reply.type(contentTypeOf(type)).send(bytes);
  });
}
