import { ApolloClient, ApolloLink } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

import { createCache } from './cache.ts';
import { documentLink } from './documentLink.ts';
import { freshLink } from './freshLink.ts';
import { lastQuoteLink } from './lastQuote.ts';
import { authLink, expiryLink } from './links.ts';

// Codegen writes masked types (`inlineFragmentTypes: 'mask'`), for the back office as well.
declare module '@apollo/client' {
  // Empty: TypeScript merges the declarations.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

export function createApolloClient() {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([authLink(), expiryLink(), freshLink(), lastQuoteLink(), documentLink()]),
    dataMasking: true,
  });
}
