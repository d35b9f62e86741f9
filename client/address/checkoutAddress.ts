import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';

const checkoutAddressQuery = graphql(`
  query CheckoutAddress {
    checkoutAddressId @client
  }
`);

/** The address last chosen for the delivery of the cart. It may have been deleted elsewhere since. */
export function useCheckoutAddressId() {
  const { data } = useQuery(checkoutAddressQuery, { fetchPolicy: 'cache-only' });
  return data?.checkoutAddressId ?? null;
}

/** Chooses where the cart is delivered, for the rest of the visit. */
export function chooseCheckoutAddress(client: ApolloClient, checkoutAddressId: string | null) {
  client.writeQuery({ query: checkoutAddressQuery, data: { checkoutAddressId } });
}

/** Forgets the choice when it was this address. Returns whether it was. */
export function clearCheckoutAddress(client: ApolloClient, id: string) {
  const chosen = client.readQuery({ query: checkoutAddressQuery })?.checkoutAddressId;
  if (chosen === id) chooseCheckoutAddress(client, null);
  return chosen === id;
}
