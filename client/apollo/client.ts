import { ApolloClient, ApolloLink } from '@apollo/client';

import { createCache } from './cache.ts';
import { documentLink } from './documentLink.ts';
import { freshLink } from './freshLink.ts';
import { lastQuoteLink } from './lastQuote.ts';
import { authLink, expiryLink } from './links.ts';

export function createApolloClient() {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([authLink(), expiryLink(), freshLink(), lastQuoteLink(), documentLink()]),
  });
}
