import { restoreGuestCart } from './guestCart.ts';
import { restoreRecentlyViewed } from './recentlyViewed.ts';
import { takeUpSession } from './session.ts';

/** Takes up what earlier visits left in this browser; components see it once they are hydrated. */
export function takeUpEarlierVisits() {
  takeUpSession();
  restoreGuestCart();
  restoreRecentlyViewed();
}
