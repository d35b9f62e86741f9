import { useQuery } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import type { SavedAddress_AddressFragment } from '../generated/shop/graphql.ts';

export type SavedAddress = SavedAddress_AddressFragment;

graphql(`
  fragment SavedAddress_address on Address {
    id
    name
    street
    city
    cityId
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
