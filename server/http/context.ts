import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../account/sessions.ts';
import { useApiToken } from '../api-token/api-token.use.ts';
import type { Shop, ShopContext } from '../context.ts';
import { Unauthenticated } from '../shared/problems.ts';
import type { Viewer } from '../shared/viewer.ts';
import { addressOf } from './limits/address.ts';
import { deviceTokensOf } from './device-cookie.ts';

export async function contextOf(shop: Shop, request: FastifyRequest): Promise<ShopContext> {
  const { authorization } = request.headers;
  // To the shop, programs are guests.
  if (await isApiToken(shop, authorization)) {
    const viewer: Viewer = { kind: 'GUEST', token: 'MISSING' };
    return { ...contextFor(shop, request, viewer), hasToken: true };
  }
  return contextFor(shop, request, await viewerOf(shop, authorization));
}

export function contextFor(shop: Shop, request: FastifyRequest, viewer: Viewer): ShopContext {
  const { 'user-agent': userAgent } = request.headers;
  return {
    ...shop,
    viewer,
    hasToken: viewer.kind === 'CUSTOMER',
    requestId: request.id,
    clientAddress: addressOf(request.ip),
    deviceTokens: deviceTokensOf(request),
    userAgent,
    // Always there while a request is served.
    localPort: request.socket.localPort ?? 0,
    answer: { retryAfter: null, deviceTokens: null, sessionId: null, isPublic: false },
  };
}

/** Throws RateLimited. An invalid one makes an unreadable token, as any other text does. */
async function isApiToken(shop: Shop, authorization: string | undefined): Promise<boolean> {
  try {
    return (await useApiToken(shop, authorization)) !== null;
  } catch (error) {
    if (error instanceof Unauthenticated) return false;
    throw error;
  }
}
