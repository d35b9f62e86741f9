import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { v4 as uuid } from 'uuid';

export const REQUEST_ID = 'x-request-id';
const READABLE = /^[A-Za-z0-9-]{8,64}$/;

/** Accepts a proxy's id if it is safe to log. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && READABLE.test(given) ? given : uuid();
}

export function answerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
