import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../generated/shop/index.ts';
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
 * Preselects the address of the customer's last order, if it is still saved unchanged and none is
 * chosen.
 */
export function useLastDelivery(chosenId: string | null) {
  // Fixed: a query that is skipped while it is loading reports loading forever.
  const [isSkipped] = useState(chosenId !== null);
  // Not cached: this one order would replace the list of all.
  const { data, loading } = useQuery(lastDeliveryQuery, {
    fetchPolicy: 'no-cache',
    skip: isSkipped,
  });
  const last = data?.me?.orders.nodes[0]?.shippingInfo;
  const findLast = (addresses: readonly SavedAddress[]) =>
    last && addresses.find((address) => fields.every((field) => address[field] === last[field]));
  return { findLast, isLoading: loading && chosenId === null };
}
