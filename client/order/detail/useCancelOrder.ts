import { useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { orderTexts } from '../order.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { OpenedOrder } from './OrderFrame.tsx';

const cancelOrderMutation = graphql(`
  mutation CancelOrder($orderId: ID!, $trackingKey: String) {
    cancelOrder(orderId: $orderId, trackingKey: $trackingKey) {
      order {
        id
        ...OrderView_order
      }
      userErrors {
        message
      }
    }
  }
`);

export function useCancelOrder({ orderId, trackingKey, refresh }: OpenedOrder) {
  const [mutate, { loading }] = useMutation(cancelOrderMutation);
  const cancelOrder = async () => {
    try {
      const { data } = await mutate({ variables: { orderId, trackingKey: trackingKey ?? null } });
      const { order, userErrors = [] } = data?.cancelOrder ?? {};
      for (const { message } of userErrors) toast.error(message);
      if (order) toast.success(orderTexts.cancel.done);
      // Its state has changed meanwhile.
      else refresh();
    } catch (error) {
      toast.error(describeError(error));
    }
  };
  return { cancelOrder, isCancelling: loading };
}
