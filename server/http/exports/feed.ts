import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline as connect, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Store } from '../../context.ts';
import { chooseEncoding } from '../pages/encoded.ts';
import { addVary, isNotModified } from '../public-response.ts';
import { etagOf } from '../response-cache.ts';
import type { SendStream } from './streams.ts';

interface BuiltFeed {
  /** Null where it cannot be cached. */
  readonly version: number | null;
  readonly etag: string;
  /** Compressed by gzip. */
  readonly bytes: Buffer;
}

/** Builds a feed once for each version of the catalogue. */
export function createFeed(
  store: Store,
  write: () => AsyncGenerator<string>,
  sendStream: SendStream,
) {
  let built: BuiltFeed | null = null;
  let building: Promise<BuiltFeed> | null = null;

  async function build(version: number | null): Promise<BuiltFeed> {
    const bytes = await pipeline(write(), createGzip(), buffer);
    await store.flushed();
    return (built = { version, etag: `W/${etagOf(bytes)}`, bytes });
  }

  async function current(): Promise<BuiltFeed> {
    for (;;) {
      const version = store.cacheVersion;
      if (built && version !== null && built.version === version) return built;
      // One at a time, whatever changes meanwhile.
      building ??= build(version).finally(() => (building = null));
      const feed = await building;
      if (feed.version === version) return feed;
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { etag, bytes } = await current();
    const accepted = request.headers['accept-encoding'];
    addVary(reply, 'accept-encoding');
    reply.header('etag', etag);
    if (isNotModified(etag, request)) return reply.status(304).send();
    if (chooseEncoding(accepted, ['gzip', 'identity']) === 'gzip') {
      return reply.header('content-encoding', 'gzip').send(bytes);
    }
    return sendStream(request, reply, unpacked(bytes));
  };
}

async function* unpacked(bytes: Buffer): AsyncGenerator<Buffer> {
  const parts: AsyncIterable<Buffer> = connect(
    Readable.from([bytes]),
    createGunzip(),
    () => undefined,
  );
  yield* parts;
}
