import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';

import { graphql } from '../../../generated/shop/index.ts';
import { describeError } from '../../../apollo/problems.ts';
import { orderTexts } from '../../order.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { staleAfter } from '../useOrderPlaced.ts';
import { attemptFor, type Attempt } from '../../../apollo/attempt.ts';

/** The order that the shopper saw when pressing the button. */
export type CardOrder = {
  /** Null for what is fetched. */
  addressId: string | null;
  deliveryOptionId: string | null;
  /** Centimes. */
  expectedTotal: number;
  lines: readonly { id: string; quantity: number }[];
  acceptsAlterations: boolean;
};

const startCardPaymentMutation = graphql(`
  mutation StartCardPayment(
    $addressId: ID
    $deliveryOptionId: ID
    $idempotencyKey: String!
    $expectedTotal: Centimes!
    $acceptsAlterations: Boolean!
  ) {
    startCardPayment(
      addressId: $addressId
      deliveryOptionId: $deliveryOptionId
      idempotencyKey: $idempotencyKey
      expectedTotal: $expectedTotal
      acceptsAlterations: $acceptsAlterations
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
        ...LastOrder_order
      }
      cart {
        ...OrderPanel_cart
      }
      userErrors {
        code
        message
      }
    }
  }
`);

/**
 * Turns the cart into an order that awaits its payment, or returns the order when it is paid
 * already. Refused, it returns `problems`, which toasts have shown; the payload's cart is then
 * shown.
 */
export function useStartCardPayment() {
  const [mutate] = useMutation(startCardPaymentMutation, {
    refetchQueries: ({ data }) => staleAfter(data?.startCardPayment.userErrors),
  });
  const attempt = useRef<Attempt | null>(null);

  return async (order: CardOrder) => {
    const { lines: _, ...variables } = order;
    attempt.current = attemptFor(attempt.current, order);
    const { key: idempotencyKey } = attempt.current;
    try {
      const { data } = await mutate({
        variables: { ...variables, idempotencyKey },
      });
      // A response: the next press is another attempt.
      attempt.current = null;
      const { payment, order: paid, userErrors = [] } = data?.startCardPayment ?? {};
      for (const { code, message } of userErrors) {
        // Waiting for the bank is no error.
        if (code === 'PAYMENT_PENDING') toast.warning(message);
        else toast.error(message);
      }
      return { payment, order: paid, problems: userErrors.map(({ message }) => message) };
    } catch (error) {
      toast.error(describeError(error));
      return { problems: [orderTexts.payment.lost] };
    }
  };
}
