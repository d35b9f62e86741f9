import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';

import { graphql } from '../../../apollo/generated/index.ts';
import type { LastOrder_OrderFragment } from '../../../apollo/generated/graphql.ts';
import { readSession } from '../../../apollo/session.ts';
import { cartQueue } from '../../../cart/cartQueue.ts';
import { customerCartQuery } from '../../../cart/useCart.ts';
import type { OpenPayment } from './openPayment.ts';

// Both questions are answered alike. The mutations below name it; nothing else needs it.
graphql(`
  fragment AskPayment_payload on OrderPayload {
    order {
      status
      ...LastOrder_order @unmask
    }
    userErrors {
      code
      message
    }
  }
`);

const confirmCardPaymentMutation = graphql(`
  mutation ConfirmCardPayment($input: CardPaymentConfirmation!) {
    confirmCardPayment(input: $input) {
      ...AskPayment_payload @unmask
    }
  }
`);

const checkCardPaymentMutation = graphql(`
  mutation CheckCardPayment($paymentId: ID!) {
    checkCardPayment(paymentId: $paymentId) {
      ...AskPayment_payload @unmask
    }
  }
`);

/** What became of a payment. UNPAID: nothing was charged, and why where the server says it. */
export type PaymentOutcome =
  | { kind: 'PAID'; order: LastOrder_OrderFragment }
  | { kind: 'UNKNOWN' }
  | { kind: 'UNPAID'; messages: readonly string[] };

/**
 * Asks the server what became of a card payment: with the dialog's proof to confirm it, without it
 * to have the provider asked. No answer is UNKNOWN, never a failure; asking again is safe.
 */
export function usePollPayment() {
  const client = useApolloClient();
  const [confirm] = useMutation(confirmCardPaymentMutation);
  const [check] = useMutation(checkCardPaymentMutation);
  const { run, listeners } = cartQueue(client);

  const takeCart = async () => {
    try {
      await client.query({ query: customerCartQuery, fetchPolicy: 'network-only' });
      for (const listener of listeners) listener();
    } catch {
      // The order stands; the cart is asked for again by the next page that shows it.
    }
  };

  const ask = async ({ paymentId, proof }: OpenPayment) => {
    if (!proof) return (await check({ variables: { paymentId } })).data?.checkCardPayment;
    const input = { paymentId, ...proof };
    return (await confirm({ variables: { input } })).data?.confirmCardPayment;
  };

  return async (payment: OpenPayment): Promise<PaymentOutcome> => {
    const { order, userErrors } = (await ask(payment).catch(() => undefined)) ?? {};
    if (!userErrors || userErrors.some(({ code }) => code === 'PAYMENT_PENDING')) {
      return { kind: 'UNKNOWN' };
    }
    const messages = userErrors.map(({ message }) => message);
    if (!order || order.status === 'PAYMENT_PENDING' || order.status === 'CANCELLED') {
      return { kind: 'UNPAID', messages };
    }
    forgetOrders(client.cache);
    void run(takeCart);
    return { kind: 'PAID', order };
  };
}

/** So that the list of orders is asked for again. */
function forgetOrders(cache: ApolloCache) {
  const user = readSession()?.user;
  if (!user) return;
  const { _id: id } = user;
  const customer = cache.identify({ __typename: 'Customer', id });
  if (customer) cache.evict({ id: customer, fieldName: 'orders' });
}
