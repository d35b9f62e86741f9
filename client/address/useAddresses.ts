import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import type { SavedAddress_AddressFragment } from '../generated/shop/graphql.ts';
import { readSession } from '../apollo/session.ts';

export type SavedAddress = Omit<SavedAddress_AddressFragment, ' $fragmentName'>;

graphql(`
  fragment SavedAddress_address on Address {
    id
    name
    street
    city
    region
    postalCode
    phone
  }
`);

const addressesQuery = graphql(`
  query Addresses {
    me {
      id
      addresses {
        ...SavedAddress_address
      }
    }
  }
`);

/** `addresses` is undefined until loaded. */
export function useAddresses() {
  const { data, error, refetch } = useQuery(addressesQuery);
  return { addresses: data?.me?.addresses, error, refetch };
}

/** Replaces the cached address book by that of a mutation's payload. */
export function replaceAddresses(cache: ApolloCache, addresses: SavedAddress[] | undefined) {
  const user = readSession()?.user;
  if (!user || !addresses) return;
  const { _id: customerId } = user;
  cache.modify({
    id: cache.identify({ __typename: 'Customer', id: customerId }),
    fields: {
      addresses: (_, { toReference }) =>
        addresses.map(({ id }) => toReference({ __typename: 'Address', id })),
    },
  });
}
