import type { ApolloClient } from '@apollo/client';

import { createApolloClient } from './client.ts';
import { restoreLocalVariables } from './localVariable.ts';
import { followOtherTabs } from './otherTabs.ts';
import { readPageState } from './pageState.ts';

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
