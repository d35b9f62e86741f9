import type { FastifyReply, FastifyRequest } from 'fastify';
import { addAbortSignal, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../../context.ts';
import { addressOf } from '../limits/address.ts';
import { Places, type Share } from '../limits/places.ts';
import { BUSY } from '../limits/work-queue.ts';

/** Ends responses whose readers take them in drop by drop. */
const MAX_MS = 10 * 60 * 1000;

type Chunk = string | Buffer;

export type SendStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  chunks: AsyncGenerator<Chunk>,
) => Promise<FastifyReply>;

/**
 * Sends chunks as fast as the client reads them, and no longer than it does. Throws Overloaded above
 * the bounds, and what the first chunk throws: later failures end the connection.
 */
export function createStreams(store: Store, bounds: Share): SendStream {
  const places = new Places(bounds);

  async function* durable(first: Chunk, others: AsyncGenerator<Chunk>): AsyncGenerator<Chunk> {
    yield first;
    for await (const chunk of others) {
      await store.flushed();
      yield chunk;
      await nextTurn();
    }
  }

  return async (request, reply, chunks) => {
    // Fastify would read a whole stream to answer a HEAD.
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    const address = addressOf(request.ip);
    if (places.areFull(address)) throw BUSY;
    places.take(address);
    try {
      const { value: first } = await chunks.next();
      const stream = Readable.from(durable(first ?? '', chunks));
      stream.once('close', () => places.leave(address));
      reply.raw.once('close', () => stream.destroy());
      addAbortSignal(AbortSignal.timeout(MAX_MS), stream);
      return reply.send(stream);
    } catch (error) {
      places.leave(address);
      throw error;
    }
  };
}
