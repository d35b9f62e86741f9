import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../account/sessions.ts';
import type { Shop, ShopContext } from '../context.ts';
import type { Viewer } from '../shared/viewer.ts';
import { addressOf } from './limits/address.ts';
import { deviceTokensOf } from './device-cookie.ts';

export async function contextOf(shop: Shop, request: FastifyRequest): Promise<ShopContext> {
  return contextFor(shop, request, await viewerOf(shop, request.headers.authorization));
}

export function contextFor(shop: Shop, request: FastifyRequest, viewer: Viewer): ShopContext {
  const { 'user-agent': userAgent } = request.headers;
  return {
    ...shop,
    viewer,
    requestId: request.id,
    clientAddress: addressOf(request.ip),
    deviceTokens: deviceTokensOf(request),
    userAgent,
    // Always there while a request is served.
    localPort: request.socket.localPort ?? 0,
    answer: { retryAfter: null, deviceTokens: null, sessionId: null, isPublic: false },
  };
}
