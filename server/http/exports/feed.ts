import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { pipeline as connect, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Store } from '../../context.ts';
import { chooseEncoding } from '../pages/encoded.ts';
import { addVary, isNotModified } from '../public-response.ts';
import type { SendStream } from './streams.ts';

/** Compressed: of about 20,000 products. Larger feeds are written for each reader. */
const MAX_BYTES = 8 * 1024 * 1024;

interface BuiltFeed {
  readonly version: number;
  readonly etag: string;
  /** Compressed by gzip. */
  readonly bytes: Buffer;
}

class TooLarge extends Error {}

/** Builds a feed once for each version of the catalogue. */
export function createFeed(
  store: Store,
  write: () => AsyncGenerator<string>,
  sendStream: SendStream,
) {
  let built: BuiltFeed | null = null;
  let building: { readonly version: number; readonly feed: Promise<BuiltFeed | null> } | null =
    null;
  let isTooLarge = false;

  async function build(version: number): Promise<BuiltFeed | null> {
    try {
      const bytes = await compressed(write());
      await store.flushed();
      const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      return (built = { version, etag, bytes });
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      isTooLarge = true;
      return null;
    } finally {
      building = null;
    }
  }

  /** Null where it cannot be cached. */
  async function current(): Promise<BuiltFeed | null> {
    for (;;) {
      const version = store.cacheVersion;
      if (version === null || isTooLarge) return null;
      if (built?.version === version) return built;
      if (building?.version === version) return building.feed;
      // One at a time, whatever changes meanwhile.
      if (building) await building.feed.catch(() => null);
      else building = { version, feed: build(version) };
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const accepted = request.headers['accept-encoding'];
    const isZipped = chooseEncoding(accepted, ['gzip', 'identity']) === 'gzip';
    addVary(reply, 'accept-encoding');
    const feed = await current();
    if (feed) {
      reply.header('etag', feed.etag);
      if (isNotModified(feed.etag, request)) return reply.status(304).send();
    }
    if (isZipped) reply.header('content-encoding', 'gzip');
    if (!feed)
      return sendStream(request, reply, isZipped ? through(write(), createGzip()) : write());
    if (isZipped) return reply.send(feed.bytes);
    return sendStream(request, reply, through([feed.bytes], createGunzip()));
  };
}

async function* through(
  chunks: AsyncIterable<string> | Iterable<Buffer>,
  transform: Transform,
): AsyncGenerator<Buffer> {
  // The transform throws what the source does.
  const parts: AsyncIterable<Buffer> = connect(Readable.from(chunks), transform, () => undefined);
  yield* parts;
}

/** Throws TooLarge. */
async function compressed(chunks: AsyncIterable<string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  await pipeline(chunks, createGzip(), async (zipped: AsyncIterable<Buffer>) => {
    for await (const part of zipped) {
      parts.push(part);
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new TooLarge();
    }
  });
  return Buffer.concat(parts);
}
