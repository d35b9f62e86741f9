import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

export interface ClosingBounds {
  readonly arrivingMs: number;
  readonly answeringMs: number;
}

export const closingBounds: ClosingBounds = { arrivingMs: 500, answeringMs: 6_000 };

const LOOK_EVERY_MS = 20;

export interface Closing {
  readonly isClosing: boolean;
}

/**
 * Answers what was received completely before closing. Node alone would close idle connections with
 * unread requests, and wait without limit for half-sent ones.
 */
export function answerWhileClosing(
  app: FastifyInstance,
  { arrivingMs, answeringMs }: ClosingBounds,
): Closing {
  const { server } = app;
  /** Open connections, each with its newest request. */
  const connections = new Map<Socket, IncomingMessage | null>();
  let opened = 0;
  let isClosing = false;

  server.on('connection', (socket) => {
    opened += 1;
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request) => {
    if (connections.has(request.socket)) connections.set(request.socket, request);
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    const begun = performance.now();
    const elapsed = () => performance.now() - begun;
    // The kernel may have accepted connections that Node has not: Node takes one in each turn.
    for (let before = -1; opened > before && elapsed() < arrivingMs;) {
      before = opened;
      await nextTurn();
      await nextTurn();
    }
    // `http.Server.close` would also close idle connections at once.
    if (server.listening) NetServer.prototype.close.call(server);
    for (;;) {
      if (elapsed() >= arrivingMs) {
        server.closeIdleConnections();
        // Node takes a connection that never sent a byte for one in the middle of a request.
        for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
      }
      if (connections.size === 0 || elapsed() >= answeringMs) break;
      await sleep(LOOK_EVERY_MS);
    }
    server.closeAllConnections();
  });

  app.addHook('onSend', (request, reply, _, done) => {
    if (!isClosing) return done();
    // By the next turn, requests that arrived together with this one have been parsed.
    setImmediate(() => {
      if (connections.get(request.raw.socket) === request.raw) reply.header('connection', 'close');
      // Fastify closes after the first response; pipelined requests would be lost.
      else reply.raw.removeHeader('connection');
      done();
    });
  });

  return {
    get isClosing() {
      return isClosing;
    },
  };
}
