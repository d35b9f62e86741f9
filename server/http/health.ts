import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

const COME_BACK_SECONDS = 1;

/**
 * Serves `/healthz`, which says that the process answers, and `/readyz`, which says whether to send
 * it shoppers: it can write, and is not closing. Neither tells more.
 */
export function serveHealth(app: FastifyInstance, store: Store): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.get('/healthz', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isClosing && (await canWrite(store))) return { status: 'ready' };
    return reply
      .status(503)
      .header('retry-after', COME_BACK_SECONDS)
      .send({ status: 'unavailable' });
  });
}

/** Takes a turn at the store without changing anything: it refuses one that it could not keep. */
function canWrite(store: Store): Promise<boolean> {
  return store
    .transaction(async () => {})
    .then(
      () => true,
      () => false,
    );
}
