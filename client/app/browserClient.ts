import { ApolloClient, ApolloLink } from '@apollo/client';
import { createContext } from 'react';

import { restoreLocalVariables } from '../apollo/localVariable.ts';
import { restoreSession } from '../apollo/session.ts';
import { onOtherTab } from '../apollo/storage.ts';
import { readPageState } from '../apollo/pageState.ts';
import { createCache } from '../apollo/cache.ts';
import { documentLink } from '../apollo/documentLink.ts';
import { freshLink } from '../apollo/freshLink.ts';
import { lastQuoteLink } from '../cart/lastQuote.ts';
import { authLink, expiryLink } from '../apollo/links.ts';

/** The client of a page that the server renders; null in the browser. */
export const RenderedClient = createContext<ApolloClient | null>(null);

let client: ApolloClient | undefined;

/** This tab's only client; its cache starts with the state of the page. */
export function browserClient() {
  if (!client) {
    client = createApolloClient();
    const state = readPageState();
    if (state) client.cache.restore(state);
    followOtherTabs(client);
    // They may have changed something before.
    restoreLocalVariables(null);
  }
  return client;
}

function createApolloClient() {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([authLink(), expiryLink(), freshLink(), lastQuoteLink(), documentLink()]),
  });
}

/** Applies what other tabs change in localStorage. */
function followOtherTabs(shop: ApolloClient) {
  onOtherTab((key) => {
    // The session first, since closing one empties the cache and every value.
    if (key === 'session' || key === null) {
      void restoreSession(shop).then(() => restoreLocalVariables(null));
    } else restoreLocalVariables(key);
  });
}
