import { restoreChosenSizes } from './chosenSizes.ts';
import { restoreGuestCart } from './guestCart.ts';
import { restoreRecentlyViewed } from './recentlyViewed.ts';
import { loadSession } from './session.ts';

/** Restores what earlier visits left in this browser; components see it once they are hydrated. */
export function restoreEarlierVisits() {
  loadSession();
  restoreGuestCart();
  restoreRecentlyViewed();
  restoreChosenSizes();
}
