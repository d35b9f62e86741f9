import type { FastifyInstance } from 'fastify';
import type { Store } from '../stores/store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that tells nothing of what the store keeps need not wait for the disk. */
    readonly readsNoStore?: boolean;
  }
  interface FastifyRequest {
    /** Set where an answer was on disk before: it need not wait for what others are writing now. */
    isDurable: boolean;
  }
}

const SERVER_ERROR = 500;

/**
 * Lets no answer go before everything it may tell of is on disk: what a crash could still take back
 * is never told. Costs nothing while nothing is being written.
 */
export function answerWhenDurable(app: FastifyInstance, store: Store): void {
  app.decorateRequest('isDurable', false);
  app.addHook('onSend', (request, reply, _, done) => {
    // A failure tells of nothing, and must get out when the disk fails.
    const isFailure = reply.statusCode >= SERVER_ERROR;
    // In this order: `routeOptions` is put together anew whenever it is asked for.
    const goes = request.isDurable || isFailure || request.routeOptions.config.readsNoStore;
    if (goes) return done();
    // Most answers need no promise, hence the callback.
    // oxlint-disable-next-line promise/no-callback-in-promise
    store.flushed().then(() => done(), done);
  });
}
