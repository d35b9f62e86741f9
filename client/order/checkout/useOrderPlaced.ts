import { useApolloClient } from '@apollo/client/react';

import { readCustomerId } from '../../apollo/session.ts';
import { writeDraft } from '../../apollo/storage.ts';
import { cartQueue } from '../../cart/cartQueue.ts';
import { customerCartQuery } from '../../cart/useCart.ts';

/** Refetches what an order of the customer has changed: the cart, and the list of orders when shown. */
export function useOrderPlaced() {
  const client = useApolloClient();
  const { run, listeners } = cartQueue;
  const { cache } = client;

  const refetchCart = async () => {
    try {
      await client.query({ query: customerCartQuery, fetchPolicy: 'network-only' });
      for (const listener of listeners) listener();
    } catch {
      // The order stands; the next page with the cart refetches it.
    }
  };

  return (saved?: { addressId: string; phone: string | null }) => {
    writeDraft('checkout', null);
    const id = readCustomerId();
    const customer = id && cache.identify({ __typename: 'Customer', id });
    if (customer) cache.evict({ id: customer, fieldName: 'orders' });
    if (saved) {
      cache.modify({
        id: cache.identify({ __typename: 'Address', id: saved.addressId }),
        fields: { phone: () => saved.phone },
      });
    }
    void run(refetchCart);
  };
}

const staleQueries: Partial<Record<string, string>> = {
  // It may have been deleted elsewhere.
  UNKNOWN_ADDRESS: 'CheckoutAddressPage',
  // The ways of delivery have the total of before.
  PRICE_CHANGED: 'CheckoutDelivery',
};

/** Returns the queries to refetch after an answer to an order. */
export const staleAfter = (userErrors: readonly { code: string }[] = []): string[] =>
  userErrors.flatMap(({ code }) => staleQueries[code] ?? []);
