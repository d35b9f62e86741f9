import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';

const pendingWishQuery = graphql(`
  query PendingWish {
    pendingWishId @client
  }
`);

/** The product whose heart a visitor pressed just before being asked to log in; null for none. */
export function usePendingWish() {
  const { data } = useQuery(pendingWishQuery, { fetchPolicy: 'cache-only' });
  return data?.pendingWishId ?? null;
}

/** Remembers a visitor's wish until there is a session; null forgets it. */
export function rememberWish(client: ApolloClient, pendingWishId: string | null) {
  client.writeQuery({ query: pendingWishQuery, data: { pendingWishId } });
}
