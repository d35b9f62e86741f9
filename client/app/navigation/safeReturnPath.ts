import { matchPath } from 'react-router-dom';

import { paths } from './paths.ts';

const known = [
  paths.home(),
  paths.catalog(),
  '/products/:productId',
  paths.cart(),
  paths.wishlist(),
  paths.profile(),
  paths.orders(),
  paths.checkoutAddress(),
  paths.addressBook(),
  paths.guestCheckout(),
  paths.orderSummary(),
  paths.mockman(),
];

/**
 * Where to go after log-in or sign-up: the page that asked for it (`location.state.from`) when it
 * is one of the shop's, the catalogue otherwise. History state survives reloads and may be anything.
 */
export function safeReturnPath(state: unknown) {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.catalog();
  const pathname = from.split(/[?#]/, 1)[0] ?? '';
  return known.some((pattern) => matchPath(pattern, pathname)) ? from : paths.catalog();
}
