import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { RateLimited } from '../../shared/problems.ts';
import { addressOf } from './address.ts';
import { setRateLimitHeaders, type RequestKind } from './rate-limit-headers.ts';
import type { AddressLimits } from './rate-limits.ts';

export function isApi(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/graphql');
}

export function delayAnswers(app: FastifyInstance, delayMs: number): void {
  if (delayMs === 0) return;
  app.addHook('onRequest', async (request) => {
    if (isApi(request.url)) await delay(delayMs);
  });
}

/** A GraphQL request counts as a write when it contains a mutation. */
export function limitTraffic(app: FastifyInstance, limits: AddressLimits): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (!isApi(request.url)) return done();
    const what = isWrite(request.method, request.body) ? 'WRITE' : 'READ';
    // Pages need no promise.
    // oxlint-disable-next-line promise/no-callback-in-promise
    countRequest(limits, what, request, reply).then(() => done(), done);
  });
}

async function countRequest(
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
