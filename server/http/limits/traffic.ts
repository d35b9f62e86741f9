import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onResponseAsyncHookHandler,
} from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { RateLimited } from '../../shared/problems.ts';
import { addressOf } from './address.ts';
import { setRateLimitHeaders, type RequestKind } from './rate-limit-headers.ts';
import type { AddressLimits } from './rate-limits.ts';

/** Takes a route's template: what a client sends may be written in many ways. */
export function isApi(template: string): boolean {
  return /^\/(?:api|graphql)(?:[/?]|$)/.test(template);
}

export function delayAnswers(app: FastifyInstance, delayMs: number): void {
  if (delayMs === 0) return;
  const wait: onRequestAsyncHookHandler = () => delay(delayMs);
  app.addHook('onRoute', (route) => {
    if (isApi(route.url)) route.onRequest = [wait, ...[route.onRequest ?? []].flat()];
  });
}

/**
 * A GraphQL request that is refused with 400 counts as four more reads: a document is parsed and validated
 * anew each time, while one that runs is stored.
 */
const MORE_OF_REFUSED = 4;

/** A GraphQL request counts as a write when it contains a mutation. */
export function limitTraffic(app: FastifyInstance, limits: AddressLimits): void {
  const count = (request: FastifyRequest, reply: FastifyReply) => {
    const what = isWrite(request.method, request.body) ? 'WRITE' : 'READ';
    return countRequest(limits, what, request, reply);
  };
  const countRefused: onResponseAsyncHookHandler = async ({ ip }, { statusCode }) => {
    if (statusCode !== 400) return;
    // The next request is refused.
    await limits.consume('READ', addressOf(ip), MORE_OF_REFUSED).catch(() => null);
  };
  app.addHook('onRoute', (route) => {
    if (!isApi(route.url)) return;
    route.preHandler = [count, ...[route.preHandler ?? []].flat()];
    if (route.url.startsWith('/graphql')) {
      route.onResponse = [countRefused, ...[route.onResponse ?? []].flat()];
    }
  });
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.is404 || !isApi(request.url)) return done();
    // Pages need no promise.
    // oxlint-disable-next-line promise/no-callback-in-promise
    count(request, reply).then(() => done(), done);
  });
}

/** Counts a request of its address and says in headers what is left. Throws RateLimited. */
export async function countRequest(
  limits: AddressLimits,
  what: RequestKind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    const allowance = await limits.consume(what, addressOf(request.ip));
    if (allowance) setRateLimitHeaders(reply, what, allowance);
  } catch (error) {
    if (error instanceof RateLimited) {
      setRateLimitHeaders(reply, what, { remaining: 0, seconds: error.retryAfter });
    }
    throw error;
  }
}

function isWrite(method: string, body: unknown): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  if (typeof body !== 'object' || body === null || !('query' in body)) return true;
  return typeof body.query !== 'string' || /\bmutation\b/.test(body.query);
}
