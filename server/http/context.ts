import type { FastifyRequest } from 'fastify';
import type { Shop, ShopContext } from '../context.ts';
import type { Viewer } from '../shared/viewer.ts';
import { contextAs, contextOfCaller, type Caller } from './caller.ts';
import { deviceTokensOf } from './device-cookie.ts';
import { addressOf } from './limits/address.ts';

/** Throws RateLimited. */
export function contextOf(shop: Shop, request: FastifyRequest): Promise<ShopContext> {
  return contextOfCaller(shop, callerOf(request));
}

export function contextFor(
  shop: Shop,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<ShopContext> {
  return contextAs(shop, callerOf(request), viewer);
}

function callerOf(request: FastifyRequest): Caller {
  const { authorization, 'user-agent': userAgent } = request.headers;
  return {
    authorization,
    requestId: request.id,
    clientAddress: addressOf(request.ip),
    deviceTokens: deviceTokensOf(request.headers.cookie),
    userAgent,
    // Always there while a request is served.
    localPort: request.socket.localPort ?? 0,
  };
}
