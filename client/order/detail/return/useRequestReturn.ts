import { useMutation } from '@apollo/client/react';

import type { ReturnLineInput } from '../../../generated/shop/graphql.ts';
import { graphql } from '../../../generated/shop/index.ts';
import { describeError } from '../../../apollo/problems.ts';
import { orderTexts } from '../../order.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { OpenedOrder } from '../OrderFrame.tsx';

const requestReturnMutation = graphql(`
  mutation RequestReturn(
    $orderId: ID!
    $reason: String!
    $lines: [ReturnLineInput!]!
    $trackingKey: String
  ) {
    requestReturn(orderId: $orderId, reason: $reason, lines: $lines, trackingKey: $trackingKey) {
      order {
        id
        ...OrderView_order
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/**
 * Requests a return. Resolves to what is wrong with the reason, or that there was no response;
 * toasts say the rest.
 */
export function useRequestReturn({ orderId, trackingKey, refresh }: OpenedOrder) {
  const [mutate, { loading }] = useMutation(requestReturnMutation);
  const requestReturn = async (requested: { reason: string; lines: ReturnLineInput[] }) => {
    try {
      const { data } = await mutate({
        variables: { orderId, ...requested, trackingKey: trackingKey ?? null },
      });
      const { order, userErrors = [] } = data?.requestReturn ?? {};
      if (order) {
        toast.success(orderTexts.return.done);
        return undefined;
      }
      const wrong = userErrors.find(({ field }) => field === 'reason');
      if (wrong) return wrong.message;
      for (const { message } of userErrors) toast.error(message);
      refresh();
      return undefined;
    } catch (error) {
      return describeError(error);
    }
  };
  return { requestReturn, isRequesting: loading };
}
