import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

import type { AdminMeQuery } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';

const adminMeQuery = graphql(`
  query AdminMe {
    me {
      id
      email
      name
      role
    }
  }
`);

export type Me = NonNullable<AdminMeQuery['me']>;

export function useMe() {
  const { data, error, refetch } = useQuery(adminMeQuery);
  return { me: data?.me, error, retry: () => void refetch().catch(() => undefined) };
}

/** After a log-in. */
export function writeMe(cache: ApolloCache, me: Me) {
  cache.writeQuery({ query: adminMeQuery, data: { me } });
}
