import type { FastifyInstance } from 'fastify';
import type { Store } from '../context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responses without store data need not wait for the disk. */
    readonly readsNoStore?: boolean;
  }
  interface FastifyRequest {
    /** The response is durable already. */
    isDurable: boolean;
  }
}

const SERVER_ERROR = 500;

/** Holds a response back until everything it may report is durable. */
export function answerWhenDurable(app: FastifyInstance, store: Store): void {
  app.decorateRequest('isDurable', false);
  app.addHook('onSend', (request, reply, _, done) => {
    // It reports no data, and must get out when the disk fails.
    const isFailure = reply.statusCode >= SERVER_ERROR;
    // In this order: `routeOptions` is assembled on every access.
    const goes = request.isDurable || isFailure || request.routeOptions.config.readsNoStore;
    if (goes) return done();
    // Most responses need no promise.
    // oxlint-disable-next-line promise/no-callback-in-promise
    store.flushed().then(() => done(), done);
  });
}
