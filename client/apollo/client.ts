import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';

import { createCache } from './cache.ts';
import { authLink, expiryLink } from './links.ts';

/** A new client. `terminal` stands in for the network when pages are rendered on the server. */
export function createApolloClient(terminal: ApolloLink = new HttpLink({ uri: '/graphql' })) {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([authLink(), expiryLink(), terminal]),
    dataMasking: true,
  });
}
