import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';

import { hasCode } from '../../apollo/problems.ts';
import { createAdminCache } from './adminCache.ts';
import { logInAgainLink } from './logInAgain.ts';

/** A header that other origins cannot send without permission. */
export const adminHeaders = { 'X-Belle-Vue-Admin': '1' };

export const adminEndpoint = '/graphql/admin';

export function createAdminClient() {
  return new ApolloClient({
    cache: createAdminCache(),
    // Others change the same records: what is cached is shown first, then loaded again.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
    link: ApolloLink.from([
      sessionLink(),
      logInAgainLink(),
      idleLink(),
      new HttpLink({ uri: adminEndpoint, credentials: 'same-origin', headers: adminHeaders }),
    ]),
  });
}

/** Marks what the page requests by itself, which must not prolong a session. */
function idleLink() {
  let isUsed = true;
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(type, () => (isUsed = true), { capture: true, passive: true });
  }
  return new ApolloLink((operation, forward) => {
    if (!isUsed) {
      operation.setContext(({ headers }) => ({ headers: { ...headers, 'X-Belle-Vue-Idle': '1' } }));
    }
    isUsed = false;
    return forward(operation);
  });
}

/** Shows the log-in once a session has ended, whichever request learns of it. */
function sessionLink() {
  return new ErrorLink(({ error, operation }) => {
    if (hasCode(error, 'UNAUTHENTICATED')) {
      operation.client.cache.modify({ id: 'ROOT_QUERY', fields: { me: () => null } });
    }
  });
}
