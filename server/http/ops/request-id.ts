import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { v4 as uuid } from 'uuid';

export const REQUEST_ID = 'x-request-id';
const READABLE = /^[A-Za-z0-9-]{8,64}$/;

/** The id that a proxy gave the request, when it is one that may stand in a log line; else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && READABLE.test(given) ? given : uuid();
}

/** Tells every caller the id of the request, under which the log knows it. */
export function answerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
