import type { ApolloClient } from '@apollo/client';

import { restoreChosenSizes } from './chosenSizes.ts';
import { restoreGuestCart } from './guestCart.ts';
import { restoreRecentlyViewed } from './recentlyViewed.ts';
import { restoreSession } from './session.ts';
import { onOtherTab } from './storage.ts';

/** Applies what other tabs change in localStorage. Returns the way to stop. */
export function followOtherTabs(client: ApolloClient) {
  return onOtherTab((key) => {
    if (key === 'session' || key === null) {
      void restoreAll(client);
    } else if (key === 'guestCart') {
      restoreGuestCart();
    } else if (key === 'recentlyViewed') {
      restoreRecentlyViewed();
    } else if (key === 'chosenSizes') {
      restoreChosenSizes();
    }
  });
}

/** The session first, since closing one empties the cache. */
async function restoreAll(client: ApolloClient) {
  await restoreSession(client);
  restoreGuestCart();
  restoreRecentlyViewed();
  restoreChosenSizes();
}
