import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import type { CardPaymentConfirmation } from '../apollo/generated/graphql.ts';
import { isUnreachable } from '../apollo/problems.ts';
import { readSession } from '../apollo/session.ts';
import { cartQueue } from '../cart/cartQueue.ts';
import { customerCartQuery } from '../cart/useCart.ts';

const confirmCardPaymentMutation = graphql(`
  mutation ConfirmCardPayment($input: CardPaymentConfirmation!) {
    confirmCardPayment(input: $input) {
      order {
        ...LastOrder_order @unmask
      }
      userErrors {
        message
      }
    }
  }
`);

// Money has moved: a network that comes and goes must not leave the order open.
const waits = [1000, 3000];

/**
 * Confirms a card payment with what the provider's dialog gave, and takes the cart that the server
 * emptied. Throws when no answer came: the outcome is unknown then, and asking again is safe.
 */
export function useConfirmCardPayment() {
  const client = useApolloClient();
  const [mutate] = useMutation(confirmCardPaymentMutation);

  const askOnce = (input: CardPaymentConfirmation) => mutate({ variables: { input } });
  const ask = async (input: CardPaymentConfirmation) => {
    for (const wait of waits) {
      try {
        return await askOnce(input);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return askOnce(input);
  };
  const { run, listeners } = cartQueue(client);
  const takeCart = async () => {
    try {
      await client.query({ query: customerCartQuery, fetchPolicy: 'network-only' });
      for (const listener of listeners) listener();
    } catch {
      // The order stands; the cart is asked for again by the next page that shows it.
    }
  };

  return async (input: CardPaymentConfirmation) => {
    const { data } = await ask(input);
    if (data?.confirmCardPayment.order) {
      forgetOrders(client.cache);
      void run(takeCart);
    }
    return data?.confirmCardPayment;
  };
}

/** So that the list of orders is asked for again. */
function forgetOrders(cache: ApolloCache) {
  const user = readSession(cache)?.user;
  if (!user) return;
  const { _id: id } = user;
  const customer = cache.identify({ __typename: 'Customer', id });
  if (customer) cache.evict({ id: customer, fieldName: 'orders' });
}
