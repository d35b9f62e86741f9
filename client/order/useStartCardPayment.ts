import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';

import { graphql } from '../apollo/generated/index.ts';
import { describeError } from '../apollo/problems.ts';
import { toast } from '../ui/toast.ts';
import { attemptFor, type Attempt } from './attempt.ts';

/** What the shopper saw when pressing the button. */
export type CardOrder = {
  addressId: string;
  /** Centimes. */
  expectedTotal: number;
  lines: readonly { productId: string; quantity: number }[];
};

const startCardPaymentMutation = graphql(`
  mutation StartCardPayment($addressId: ID!, $idempotencyKey: String!, $expectedTotal: Centimes!) {
    startCardPayment(
      addressId: $addressId
      idempotencyKey: $idempotencyKey
      expectedTotal: $expectedTotal
    ) {
      payment {
        id
        key
        providerOrderId
        amount {
          amount
          currency
        }
      }
      order {
        ...LastOrder_order @unmask
      }
      cart {
        id
        quantity
        warnings {
          code
          productId
          message
        }
        ...OrderLines_cart
        ...PriceDetails_cart
      }
      userErrors {
        message
      }
    }
  }
`);

/**
 * Turns the cart into an order that awaits its payment, or gives the order when the cart turns out
 * to be paid already. Gives neither when it was refused, and a toast has told why; the cart of the
 * answer then is what the page shows.
 */
export function useStartCardPayment() {
  const [mutate] = useMutation(startCardPaymentMutation);
  const attempt = useRef<Attempt | null>(null);

  return async (order: CardOrder) => {
    const { addressId, expectedTotal } = order;
    attempt.current = attemptFor(attempt.current, order);
    const { key: idempotencyKey } = attempt.current;
    try {
      const { data } = await mutate({ variables: { addressId, idempotencyKey, expectedTotal } });
      // Answered: the next press is another attempt.
      attempt.current = null;
      for (const { message } of data?.startCardPayment.userErrors ?? []) toast.error(message);
      return { payment: data?.startCardPayment.payment, order: data?.startCardPayment.order };
    } catch (error) {
      toast.error(describeError(error));
      return {};
    }
  };
}
