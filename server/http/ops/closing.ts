import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { OpenConnections } from '../limits/open-connections.ts';

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
export function partWhileClosing(
  app: FastifyInstance,
  connections: OpenConnections,
  { arrivingMs, answeringMs }: ClosingBounds,
): Closing {
  let isClosing = false;

  app.addHook('preClose', async () => {
    isClosing = true;
    const begun = performance.now();
    const elapsed = () => performance.now() - begun;
    await acceptPending(connections, () => elapsed() < arrivingMs);
    stopListening(app.server);
    for (;;) {
      if (elapsed() >= arrivingMs) connections.closeIdle();
      if (connections.size === 0 || elapsed() >= answeringMs) break;
      await sleep(LOOK_EVERY_MS);
    }
    connections.closeAll();
  });

  app.addHook('onSend', (request, reply, _, done) => {
    if (!isClosing) return done();
    // By the next turn, requests that arrived together with this one have been parsed.
    setImmediate(() => {
      const connection = connections.of(request.raw.socket);
      const isLast = connection?.waiting.length === 0 && connection.bytesAhead === 0;
      if (isLast) reply.header('connection', 'close');
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

/** The kernel may have accepted connections that Node has not: Node takes one in each turn. */
async function acceptPending(connections: OpenConnections, isInTime: () => boolean): Promise<void> {
  let before = -1;
  while (connections.opened > before && isInTime()) {
    before = connections.opened;
    await nextTurn();
    await nextTurn();
  }
}

/** `http.Server.close` would also close idle connections at once. */
function stopListening(server: Server): void {
  if (server.listening) NetServer.prototype.close.call(server);
}
