import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createContext, useContext } from 'react';

import type { MeFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';

graphql(`
  fragment Me on Staff {
    id
    email
    name
    role
  }
`);

const adminMeQuery = graphql(`
  query AdminMe {
    me {
      ...Me
    }
  }
`);

export type Me = MeFragment;

export function useMe() {
  const { data, error, refetch } = useQuery(adminMeQuery, { fetchPolicy: 'cache-first' });
  return { me: data?.me, error, retry: () => void refetch().catch(() => undefined) };
}

/** Writes who has logged in; for the `update` of a mutation. */
export function writeMe(
  cache: ApolloCache,
  { data }: { data?: { payload: { me?: Me | null } } | null },
) {
  const me = data?.payload.me;
  if (me) cache.writeQuery({ query: adminMeQuery, data: { me } });
}

export const StaffContext = createContext<Me | null>(null);

/** Returns who is logged in; for pages below `RequireStaff`. */
export function useStaff(): Me {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff is for pages behind the log-in');
  return staff;
}
