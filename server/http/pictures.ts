import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Store } from '../context.ts';
import { contentTypeOf, storedType } from '../catalog/picture/picture.rules.ts';
import { composeFigure } from '../catalog/silhouette/figures.ts';
import {
  FIGURE_HEADERS,
  isWorn,
  readFigure,
  type Figure,
} from '../catalog/silhouette/wearers.rules.ts';
import type { AddressLimits } from './limits/rate-limits.ts';
import { countRequest } from './limits/traffic.ts';
import { chooseEncoding, pack, quality, repack } from './pages/encoded.ts';
import { addVary, isNotModified } from './public-response.ts';
import { etagOf } from './response-cache.ts';
import { DRAWING_POLICY, withoutDocumentHeaders } from './security.ts';

const CACHING = 'public, max-age=31536000, immutable';

const SAVED = { config: { readsNoStore: true } };

/** Packed drawings of 5 KB each: those of some hundred products. */
const MAX_DRAWINGS = 1_000;

export function servePictures(app: FastifyInstance, store: Store, limits: AddressLimits): void {
  const packed = new LRUCache<string, Buffer>({ max: MAX_DRAWINGS });
  app.get<{ Params: { name: string } }>('/pictures/:name', SAVED, async (request, reply) => {
    const { name } = request.params;
    const figure = readFigure(name);
    if (figure) {
      let bytes = packed.get(name);
      if (!bytes) {
        await countRequest(limits, 'READ', request, reply);
        if (!(await isInShop(store, figure))) return reply.callNotFound();
        bytes = await pack([await composeFigure(figure)], quality.cached);
        packed.set(name, bytes);
      }
      return sendFigure(request, reply, bytes);
    }
    const type = storedType(name);
    const bytes = type && (await store.pictures.read(name));
    if (!type || !bytes) return reply.callNotFound();
    withoutDocumentHeaders(reply);
    const etag = `"${name}"`;
    reply.header('cache-control', CACHING).header('etag', etag);
    if (isNotModified(etag, request)) return reply.status(304).send();
    return reply.type(contentTypeOf(type)).send(bytes);
  });
}

/** Staff see products that are not in the catalogue, too. */
async function isInShop({ read: { catalog } }: Store, figure: Figure): Promise<boolean> {
  const { product: id } = figure;
  const product = (await catalog.product(id)) ?? (await catalog.archivedById([id])).get(id);
  if (!product) return false;
  const guide = product.sizeGuide === null ? undefined : await catalog.sizeGuide(product.sizeGuide);
  return isWorn(product, guide, figure);
}

async function sendFigure(request: FastifyRequest, reply: FastifyReply, packed: Buffer) {
  withoutDocumentHeaders(reply);
  const etag = `W/${etagOf(packed)}`;
  reply.headers({ ...FIGURE_HEADERS, etag, 'content-security-policy': DRAWING_POLICY });
  addVary(reply, 'accept-encoding');
  if (isNotModified(etag, request)) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await repack(packed, encoding));
}
