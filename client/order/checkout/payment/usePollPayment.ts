import { useMutation } from '@apollo/client/react';

import { graphql } from '../../../generated/shop/index.ts';
import type { LastOrder_OrderFragment } from '../../../generated/shop/graphql.ts';
import { useOrderPlaced } from '../useOrderPlaced.ts';
import type { OpenPayment } from './openPayment.ts';

graphql(`
  fragment AskPayment_payload on OrderPayload {
    order {
      status
      ...LastOrder_order
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
      ...AskPayment_payload
    }
  }
`);

const checkCardPaymentMutation = graphql(`
  mutation CheckCardPayment($paymentId: ID!) {
    checkCardPayment(paymentId: $paymentId) {
      ...AskPayment_payload
    }
  }
`);

/** UNPAID: nothing was charged; `messages` say why where the server knows. */
export type PaymentOutcome =
  | { kind: 'PAID'; order: LastOrder_OrderFragment }
  | { kind: 'UNKNOWN' }
  | { kind: 'UNPAID'; messages: readonly string[] };

/**
 * Queries the outcome of a card payment: confirms it with the dialog's signature, else has the
 * server ask the provider. No response is UNKNOWN, never a failure; repeating is safe.
 */
export function usePollPayment() {
  const orderPlaced = useOrderPlaced();
  const [confirm] = useMutation(confirmCardPaymentMutation);
  const [check] = useMutation(checkCardPaymentMutation);

  const query = async ({ paymentId, confirmation }: OpenPayment) => {
    if (!confirmation) return (await check({ variables: { paymentId } })).data?.checkCardPayment;
    const input = { paymentId, ...confirmation };
    return (await confirm({ variables: { input } })).data?.confirmCardPayment;
  };

  return async (payment: OpenPayment): Promise<PaymentOutcome> => {
    const { order, userErrors } = (await query(payment).catch(() => undefined)) ?? {};
    if (!userErrors || userErrors.some(({ code }) => code === 'PAYMENT_PENDING')) {
      return { kind: 'UNKNOWN' };
    }
    const messages = userErrors.map(({ message }) => message);
    if (!order || order.status === 'PAYMENT_PENDING' || order.status === 'CANCELLED') {
      return { kind: 'UNPAID', messages };
    }
    orderPlaced();
    return { kind: 'PAID', order };
  };
}
