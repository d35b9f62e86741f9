import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline as connect, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Offers } from '../../catalog/campaign/offers.rules.ts';
import type { Shop } from '../../context.ts';
import type { Validity } from '../../shared/versioned-cache.ts';
import { chooseEncoding } from '../pages/encoded.ts';
import { addVary, isNotModified } from '../public-response.ts';
import { etagOf } from '../response-cache.ts';
import type { SendStream } from './streams.ts';

interface BuiltFeed extends Validity {
  readonly etag: string;
  /** Compressed by gzip. */
  readonly bytes: Buffer;
}

/** Builds a feed once for each version of the catalogue, and again when a campaign begins or ends. */
export function createFeed(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  write: (offers: Offers) => AsyncGenerator<string>,
  sendStream: SendStream,
) {
  let built: BuiltFeed | null = null;
  let building: Promise<BuiltFeed> | null = null;

  async function build(version: number | null, offers: Offers): Promise<BuiltFeed> {
    const bytes = await pipeline(write(offers), createGzip(), buffer);
    await store.flushed();
    const { until } = offers;
    return (built = { version, until, etag: `W/${etagOf(bytes)}`, bytes });
  }

  async function current(): Promise<BuiltFeed> {
    for (;;) {
      const version = store.cacheVersion;
      const offers = await store.read.campaigns.offersAt(clock());
      const isOfNow = (feed: BuiltFeed) =>
        feed.version === version && Number(feed.until) === Number(offers.until);
      if (built && version !== null && isOfNow(built)) return built;
      // One at a time, whatever changes meanwhile.
      building ??= build(version, offers).finally(() => (building = null));
      const feed = await building;
      if (isOfNow(feed)) return feed;
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
