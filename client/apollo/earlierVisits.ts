import { readGuestCart, restoreGuestCart } from './guestCart.ts';
import { restoreRecentlyViewed } from './recentlyViewed.ts';
import { readSession, takeUpSession } from './session.ts';

/** Takes up what earlier visits left in this browser; components see it once they are hydrated. */
export function takeUpEarlierVisits() {
  takeUpSession();
  restoreGuestCart();
  restoreRecentlyViewed();
}

/** Whether they left something that pages show: a session or a cart. */
export function hasEarlierVisits() {
  return readSession() !== null || readGuestCart().length > 0;
}
