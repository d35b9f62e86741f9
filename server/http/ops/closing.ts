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

interface OpenConnection {
  newest: IncomingMessage | null;
  unanswered: number;
  /** Bytes received when the last response had been sent: with more, a request is on its way. */
  answeredBytes: number;
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
  const connections = new Map<Socket, OpenConnection>();
  let opened = 0;
  let isClosing = false;

  server.on('connection', (socket) => {
    opened += 1;
    connections.set(socket, { newest: null, unanswered: 0, answeredBytes: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.newest = request;
    connection.unanswered += 1;
    response.once('close', () => {
      connection.unanswered -= 1;
      connection.answeredBytes = request.socket.bytesRead;
    });
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
      if (elapsed() >= arrivingMs) closeIdle(connections);
      if (connections.size === 0 || elapsed() >= answeringMs) break;
      await sleep(LOOK_EVERY_MS);
    }
    server.closeAllConnections();
  });

  app.addHook('onSend', (request, reply, _, done) => {
    if (!isClosing) return done();
    // By the next turn, requests that arrived together with this one have been parsed.
    setImmediate(() => {
      if (connections.get(request.raw.socket)?.newest === request.raw)
        reply.header('connection', 'close');
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

/**
 * Node's `closeIdleConnections` would cut a response that its client has not read to the end, and spare
 * connections that never sent a byte.
 */
function closeIdle(connections: ReadonlyMap<Socket, OpenConnection>): void {
  for (const [socket, { unanswered, answeredBytes }] of connections) {
    if (unanswered === 0 && socket.bytesRead === answeredBytes) socket.destroy();
  }
}
