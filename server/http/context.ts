import type { FastifyRequest } from 'fastify';
import { findCustomer } from '../account/account.service.ts';
import type { Shop, ShopContext } from '../context.ts';
import type { Viewer } from '../shared/viewer.ts';
import { addressOf } from './limits/address.ts';
import { deviceTokensOf } from './device-cookie.ts';

export async function contextOf(shop: Shop, request: FastifyRequest): Promise<ShopContext> {
  const viewer = shop.tokens.read(request.headers.authorization, shop.clock());
  return {
    ...shop,
    viewer: viewer.kind === 'GUEST' ? viewer : await stillCustomer(shop, viewer),
    requestId: request.id,
    clientAddress: addressOf(request.ip),
    deviceTokens: deviceTokensOf(request),
    answer: { retryAfter: null, deviceTokens: null, isPublic: false },
  };
}

async function stillCustomer(
  shop: Shop,
  viewer: Extract<Viewer, { kind: 'CUSTOMER' }>,
): Promise<Viewer> {
  const customer = await findCustomer(shop, viewer.customerId);
  return customer ? viewer : { kind: 'GUEST', token: 'MISSING' };
}
