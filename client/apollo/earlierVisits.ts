import { hasChosenSizes, restoreChosenSizes } from './chosenSizes.ts';
import { readGuestCart, restoreGuestCart } from './guestCart.ts';
import { restoreRecentlyViewed } from './recentlyViewed.ts';
import { loadSession, readSession } from './session.ts';

/** Restores what earlier visits left in this browser; components see it once they are hydrated. */
export function restoreEarlierVisits() {
  loadSession();
  restoreGuestCart();
  restoreRecentlyViewed();
  restoreChosenSizes();
}

/** Whether they left something that a prerendered page does not show. */
export function hasEarlierVisits() {
  return readSession() !== null || readGuestCart().length > 0 || hasChosenSizes();
}
