import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { OpenConnections } from '../limits/open-connections.ts';

/** How long the shop waits for its connections when it is told to stop, in milliseconds. */
export interface ClosingBounds {
  /** For requests that were on their way already: idle connections stay open meanwhile. */
  readonly arrivingMs: number;
  /** For everything: what is not answered by then is cut off. */
  readonly answeringMs: number;
}

export const closingBounds: ClosingBounds = { arrivingMs: 500, answeringMs: 6_000 };

const LOOK_EVERY_MS = 20;

/** Whether the shop was told to stop. */
export interface Closing {
  readonly isClosing: boolean;
}

/**
 * Has the shop answer whatever it received whole before it closes, and part with whoever it answers.
 * Node alone would close idle connections with requests that it has not read yet, and would then
 * wait for those that are half sent without a limit.
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
    // A turn later everything that came with this request is known to have come, or not.
    setImmediate(() => {
      const isLast = connections.of(request.raw.socket)?.waiting.length === 0;
      if (isLast) reply.header('connection', 'close');
      // Fastify closes with the first answer, and the others would be lost.
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

/** The kernel has accepted connections that Node has not: one is handed over in each turn. */
async function acceptPending(connections: OpenConnections, isInTime: () => boolean): Promise<void> {
  let before = -1;
  while (connections.opened > before && isInTime()) {
    before = connections.opened;
    await nextTurn();
    await nextTurn();
  }
}

/** Without what an HTTP server's own `close` does besides: it closes idle connections at once. */
function stopListening(server: Server): void {
  if (server.listening) NetServer.prototype.close.call(server);
}
