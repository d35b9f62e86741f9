import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A large response to each of a hundred connections at once would block all others. */
const SLICE = 64 * 1024;

export function sendInSlices(reply: FastifyReply, bytes: Buffer): FastifyReply {
  if (bytes.length <= SLICE) return reply.send(bytes);
  return reply.header('content-length', bytes.length).send(Readable.from(slicesOf(bytes)));
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    yield bytes.subarray(at, at + SLICE);
    await nextTurn();
  }
}
