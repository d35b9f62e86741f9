import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that tells nothing of what the store keeps need not wait for the disk. */
    readonly tellsNothingKept?: boolean;
  }
}

const SERVER_ERROR = 500;

/**
 * Lets no answer go before everything it may tell of is on disk: what a crash could still take back
 * is never told. Costs nothing while nothing is being written.
 */
export function answerOnlyWhatIsKept(app: FastifyInstance, store: Store): void {
  app.addHook('onSend', async ({ routeOptions }, reply) => {
    // A failure tells of nothing, and must get out when the disk fails.
    const mayWait = reply.statusCode < SERVER_ERROR && !routeOptions.config.tellsNothingKept;
    if (mayWait) await store.settled();
  });
}
