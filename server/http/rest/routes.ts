import { accountRoutes } from '../../account/account.rest.ts';
import { addressRoutes } from '../../address/address.rest.ts';
import { cartRoutes } from '../../cart/cart.rest.ts';
import { catalogRoutes } from '../../catalog/catalog.rest.ts';
import type { RestRoute } from '../../rest.route.ts';
import { Refusal } from '../../shared/problems.ts';
import { wishlistRoutes } from '../../wishlist/wishlist.rest.ts';
import { restCustomer } from './customer.ts';

export const restRoutes: readonly RestRoute[] = [
  ...catalogRoutes,
  ...accountRoutes(restCustomer),
  ...cartRoutes,
  ...wishlistRoutes,
  ...addressRoutes,
];

export const BODY_LIMIT = 32 * 1024;

/** Refuses with INVALID. */
export function readBody({ method }: RestRoute, body: unknown): Readonly<Record<string, unknown>> {
  if (method !== 'POST') return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal({ code: 'INVALID', reason: 'BODY' });
  }
  return Object.fromEntries(Object.entries(body));
}
