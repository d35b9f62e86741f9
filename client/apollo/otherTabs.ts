import type { ApolloClient } from '@apollo/client';

import { restoreLocalVariables } from './localVariable.ts';
import { restoreSession } from './session.ts';
import { onOtherTab } from './storage.ts';

/** Applies what other tabs change in localStorage. Returns the way to stop. */
export function followOtherTabs(client: ApolloClient) {
  return onOtherTab((key) => {
    if (key === 'session' || key === null) void restoreAll(client);
    else restoreLocalVariables(key);
  });
}

/** The session first, since closing one empties the cache and every value. */
async function restoreAll(client: ApolloClient) {
  await restoreSession(client);
  restoreLocalVariables(null);
}
