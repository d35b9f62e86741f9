import type { ApolloClient } from '@apollo/client';

import { createApolloClient } from './client.ts';
import { takeUpEarlierVisits } from './earlierVisits.ts';
import { followOtherTabs } from './otherTabs.ts';
import { readPageState } from './pageState.ts';

let client: ApolloClient | undefined;

/** The one client of this browser's tab, which begins with what the page came with. */
export function browserClient() {
  if (!client) {
    client = createApolloClient();
    const state = readPageState();
    if (state) client.cache.restore(state);
    followOtherTabs(client);
    // What they changed while nobody followed them.
    takeUpEarlierVisits();
  }
  return client;
}
