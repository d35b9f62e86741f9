import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../account/sessions.ts';
import type { Shop, ShopContext } from '../context.ts';
import { addressOf } from './limits/address.ts';
import { deviceTokensOf } from './device-cookie.ts';

export async function contextOf(shop: Shop, request: FastifyRequest): Promise<ShopContext> {
  const { authorization, 'user-agent': userAgent } = request.headers;
  return {
    ...shop,
    viewer: await viewerOf(shop, authorization),
    requestId: request.id,
    clientAddress: addressOf(request.ip),
    deviceTokens: deviceTokensOf(request),
    userAgent,
    // Always there while a request is served.
    localPort: request.socket.localPort ?? 0,
    answer: { retryAfter: null, deviceTokens: null, sessionId: null, isPublic: false },
  };
}
