import type { ApolloClient } from '@apollo/client';

import { restoreGuestCart } from './guestCart.ts';
import { restoreRecentlyViewed } from './recentlyViewed.ts';
import { restoreSession } from './session.ts';
import { onOtherTab } from './storage.ts';

/**
 * Takes up what earlier visits left in this browser, and follows the other tabs from now on. For
 * start-up code: there is no localStorage on the server.
 */
export function followBrowser(client: ApolloClient) {
  void restoreSession(client);
  restoreGuestCart();
  restoreRecentlyViewed();
  return onOtherTab((key) => {
    if (key === 'session' || key === null) {
      void restoreAll(client);
    } else if (key === 'guestCart') {
      restoreGuestCart();
    } else if (key === 'recentlyViewed') {
      restoreRecentlyViewed();
    }
  });
}

/** The session first: the end of one empties the cache. */
async function restoreAll(client: ApolloClient) {
  await restoreSession(client);
  restoreGuestCart();
  restoreRecentlyViewed();
}
