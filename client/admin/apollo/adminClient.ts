import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';

import { hasCode } from '../../apollo/problems.ts';
import { createAdminCache } from './adminCache.ts';

/** A header that other origins cannot send without permission. */
export const adminHeaders = { 'X-Belle-Vue-Admin': '1' };

export const adminEndpoint = '/graphql/admin';

export function createAdminClient() {
  return new ApolloClient({
    cache: createAdminCache(),
    link: ApolloLink.from([
      sessionLink(),
      new HttpLink({ uri: adminEndpoint, credentials: 'same-origin', headers: adminHeaders }),
    ]),
    dataMasking: true,
  });
}

/** Once a session has ended, whichever request learns of it, the log-in is shown. */
function sessionLink() {
  return new ErrorLink(({ error, operation }) => {
    if (hasCode(error, 'UNAUTHENTICATED')) {
      operation.client.cache.modify({ id: 'ROOT_QUERY', fields: { me: () => null } });
    }
  });
}
