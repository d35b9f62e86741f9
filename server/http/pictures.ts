import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Store } from '../context.ts';
import { contentTypeOf, storedType } from '../catalog/picture/catalog.picture.rules.ts';
import {
  drawNamed,
  FIGURE_HEADERS,
  garmentKey,
  garmentsOf,
  readFigure,
} from '../catalog/silhouette/catalog.wearers.rules.ts';
import { VersionedCache } from '../shared/versioned-cache.ts';
import { clientOf, type Admission } from './limits/admission.ts';
import { SharedWork } from './limits/work-queue.ts';
import { chooseEncoding, pack, quality, repack } from './pages/encoded.ts';
import { withoutDocumentHeaders } from './security.ts';
import { addVary, isNotModified } from './public-response.ts';
import { ENTRY_BYTES } from './response-cache.ts';

const CACHING = 'public, max-age=31536000, immutable';

const SAVED = { config: { readsNoStore: true } };

/** Bytes of packed drawings, some 2,000 of them. */
const MAX_FIGURE_BYTES = 8 * 1024 * 1024;

export function servePictures(app: FastifyInstance, store: Store, admission: Admission): void {
  const figureOf = figureSource(store, admission);
  app.get<{ Params: { name: string } }>('/pictures/:name', SAVED, async (request, reply) => {
    const { name } = request.params;
    if (readFigure(name)) {
      const packed = await figureOf(request, name);
      return packed === null ? reply.callNotFound() : sendFigure(request, reply, packed);
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

/**
 * Gives the packed drawing of a garment that the catalogue has, in its colours; null for any other: names
 * would otherwise be without end. Drawing counts and waits as a page does.
 */
function figureSource(store: Store, admission: Admission) {
  const drawings = new LRUCache<string, Buffer>({
    maxSize: MAX_FIGURE_BYTES,
    sizeCalculation: ({ length }, name) => length + 2 * name.length + ENTRY_BYTES,
  });
  const garments = new VersionedCache<ReadonlySet<string>>(() => store.cacheVersion, { max: 1 });
  const drawing = new SharedWork<Buffer | null>(admission.queue);

  async function currentGarments(): Promise<ReadonlySet<string>> {
    const known = garments.get('');
    if (known) return known;
    const version = store.cacheVersion;
    const { catalog } = store.read;
    // Staff see products that are not in the catalogue, too.
    const products = [...(await catalog.products()), ...(await catalog.archivedProducts())];
    const current = garmentsOf(products);
    garments.set('', current, version);
    return current;
  }

  async function draw(name: string): Promise<Buffer | null> {
    const figure = readFigure(name);
    if (!figure || !(await currentGarments()).has(garmentKey(figure))) return null;
    const packed = await pack([(await drawNamed(name)) ?? ''], quality.cached);
    drawings.set(name, packed);
    return packed;
  }

  return async (request: FastifyRequest, name: string): Promise<Buffer | null> => {
    const known = drawings.get(name);
    if (known) return known;
    await admission.enter(request);
    return drawing.run(name, clientOf(request), () => draw(name));
  };
}

async function sendFigure(request: FastifyRequest, reply: FastifyReply, packed: Buffer) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  addVary(reply.headers(FIGURE_HEADERS), 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await repack(packed, encoding));
}
