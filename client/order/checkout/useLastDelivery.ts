import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../apollo/generated/index.ts';
import type { SavedAddress } from '../../address/useAddresses.ts';

const lastDeliveryQuery = graphql(`
  query LastDelivery {
    me {
      id
      orders(first: 1) {
        nodes {
          id
          shippingInfo {
            name
            street
            city
            region
            postalCode
          }
        }
      }
    }
  }
`);

const fields = ['name', 'street', 'city', 'region', 'postalCode'] as const;

/**
 * Finds the address that the customer's last order went to, if it is still saved as it was then.
 * Nothing is asked for where one is chosen already.
 */
export function useLastDelivery(chosenId: string | null) {
  // For good: a query that is skipped while it is under way says for ever that it is loading.
  const [isSkipped] = useState(chosenId !== null);
  // Not into the cache, where this one order would take the place of the list of all.
  const { data, loading } = useQuery(lastDeliveryQuery, {
    fetchPolicy: 'no-cache',
    skip: isSkipped,
  });
  const last = data?.me?.orders.nodes[0]?.shippingInfo;
  const findLast = (addresses: readonly SavedAddress[]) =>
    last && addresses.find((address) => fields.every((field) => address[field] === last[field]));
  return { findLast, isLoading: loading && chosenId === null };
}
