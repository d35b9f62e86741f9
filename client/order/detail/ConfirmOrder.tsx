import { useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';

const confirmOrderMutation = graphql(`
  mutation ConfirmOrder($id: ID!, $key: String!) {
    confirmOrder(id: $id, key: $key) {
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

type Props = { orderId: string; trackingKey: string; refresh: () => void };

/** Spares a call of the shop. Opening the link confirms nothing: messengers open every link for a preview. */
export function ConfirmOrder({ orderId, trackingKey, refresh }: Props) {
  const [mutate, { loading }] = useMutation(confirmOrderMutation);
  const confirm = async () => {
    try {
      const { data } = await mutate({ variables: { id: orderId, key: trackingKey } });
      const { order, userErrors = [] } = data?.confirmOrder ?? {};
      for (const { message } of userErrors) toast.error(message);
      if (order) toast.success(orderTexts.confirm.done);
      // Its state has changed meanwhile.
      else refresh();
    } catch (error) {
      toast.error(describeError(error));
    }
  };
  return (
    <Button disabled={loading} onClick={() => void confirm()}>
      {orderTexts.confirm.submit}
    </Button>
  );
}
