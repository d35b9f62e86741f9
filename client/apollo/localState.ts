import type { ApolloClient } from '@apollo/client';

import { restoreGuestCart } from './guestCart.ts';
import { restoreSession } from './session.ts';
import { onOtherTab } from './storage.ts';

/**
 * Takes up what earlier visits left in this browser, and follows the other tabs from now on. For
 * start-up code: there is no localStorage on the server.
 */
export function followBrowser(client: ApolloClient) {
  void restoreSession(client);
  restoreGuestCart(client);
  return onOtherTab((key) => {
    if (key === 'session' || key === null) {
      void restoreSession(client).then(() => restoreGuestCart(client));
    } else if (key === 'guestCart') {
      restoreGuestCart(client);
    }
  });
}
