import type { FastifyInstance } from 'fastify';
import { contentTypeOf, storedType } from '../catalog/picture/catalog.picture.rules.ts';
import { drawNamed, FIGURE_HEADERS } from '../catalog/silhouette/catalog.wearers.rules.ts';
import type { Pictures } from '../storage/store.ts';
import { isNotModified } from './public-response.ts';

const CACHING = 'public, max-age=31536000, immutable';

const SAVED = { config: { readsNoStore: true } };

export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { name: string } }>('/pictures/:name', SAVED, async (request, reply) => {
    const { name } = request.params;
    const figure = drawNamed(name);
    if (figure !== null) return reply.headers(FIGURE_HEADERS).send(figure);
    const type = storedType(name);
    const bytes = type && (await pictures.read(name));
    if (!type || !bytes) return reply.callNotFound();
    const etag = `"${name}"`;
    reply.header('cache-control', CACHING).header('etag', etag);
    if (isNotModified(etag, request)) return reply.status(304).send();
    return reply.type(contentTypeOf(type)).send(bytes);
  });
}
