import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

const SERVER_ERROR = 500;

/**
 * Lets no answer go before everything it may tell of is on disk: what a crash could still take back
 * is never told. Costs nothing while nothing is being written.
 */
export function answerOnlyWhatIsKept(app: FastifyInstance, store: Store): void {
  app.addHook('onSend', async (_, reply) => {
    // A failure tells of nothing, and must get out when the disk fails.
    if (reply.statusCode < SERVER_ERROR) await store.settled();
  });
}
