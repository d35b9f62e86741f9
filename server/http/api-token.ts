import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../api-token/api-token.rules.ts';
import type { ApiTokenRecord } from '../api-token/api-token.store.ts';
import { requireScope as requireScopeOf, useApiToken } from '../api-token/api-token.use.ts';
import type { Shop } from '../context.ts';
import { RateLimited, Unauthenticated } from '../shared/problems.ts';
import { addTokenLimitHeaders } from './limits/rate-limit-headers.ts';

/** Null if the request names none. Throws Unauthenticated, RateLimited. */
export async function apiTokenOf(
  shop: Shop,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<ApiTokenRecord | null> {
  try {
    const used = await useApiToken(shop, headers.authorization);
    if (used?.allowance) addTokenLimitHeaders(reply, used.allowance);
    return used?.token ?? null;
  } catch (error) {
    if (error instanceof RateLimited) {
      addTokenLimitHeaders(reply, { remaining: 0, seconds: error.retryAfter });
    }
    throw error;
  }
}

/** Throws Unauthenticated without a valid token, Forbidden without the scope, RateLimited. */
export async function requireScope(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: ApiScope,
): Promise<ApiTokenRecord> {
  const token = await apiTokenOf(shop, request, reply);
  if (!token) throw new Unauthenticated('API_TOKEN');
  requireScopeOf(token, scope);
  return token;
}
