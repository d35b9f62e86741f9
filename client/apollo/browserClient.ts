import { ApolloClient, ApolloLink } from '@apollo/client';
import { createContext } from 'react';

import { restoreLocalVariables } from './localVariable.ts';
import { restoreSession } from './session.ts';
import { onOtherTab } from './storage.ts';
import { readPageState } from './pageState.ts';
import { createCache } from './cache.ts';
import { documentLink } from './documentLink.ts';
import { freshLink } from './freshLink.ts';
import { lastQuoteLink } from './lastQuote.ts';
import { authLink, expiryLink } from './links.ts';

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
