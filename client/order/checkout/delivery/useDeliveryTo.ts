import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';

import type { SavedAddress } from '../../../address/useAddresses.ts';
import { lineInputOf } from '../../../cart/lineInput.ts';
import { graphql } from '../../../generated/shop/index.ts';
import type { CheckoutDeliveryQuery } from '../../../generated/shop/graphql.ts';

const checkoutDeliveryQuery = graphql(`
  query CheckoutDelivery($cityId: ID, $lines: [CartLineInput!]!, $discountCode: String) {
    deliveryOptions(cityId: $cityId, lines: $lines, discountCode: $discountCode) {
      ...DeliveryOption_option
    }
  }
`);

const none: CheckoutDeliveryQuery['deliveryOptions'] = [];

type Line = Parameters<typeof lineInputOf>[0];

type Answered = { data: CheckoutDeliveryQuery; address: SavedAddress | undefined };

/**
 * Loads the ways in which a customer's cart reaches an address, and what each costs. Those of the address before stay
 * until then, without `isCurrent`. An undefined cart is not loaded yet.
 */
export function useDeliveryTo(
  address: SavedAddress | undefined,
  cart: { lines: readonly Line[]; discountCode: { code: string } | null } | undefined,
) {
  const lines = cart?.lines;
  const query = useQuery(
    checkoutDeliveryQuery,
    lines?.length
      ? {
          variables: {
            cityId: address?.cityId ?? null,
            lines: lines.map(lineInputOf),
            discountCode: cart?.discountCode?.code ?? null,
          },
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  );
  const [answered, setAnswered] = useState<Answered>();
  if (query.data && (answered?.data !== query.data || answered.address !== address)) {
    setAnswered({ data: query.data, address });
  }
  const to = answered?.address;
  return {
    options: query.error ? none : answered?.data.deliveryOptions,
    /** A city of the list. */
    cityName: to?.cityId == null ? undefined : to.city,
    // Without an answer the server prices what is ordered, and refuses it where that is more than was shown.
    isCurrent: query.data !== undefined || query.error !== undefined,
  };
}
