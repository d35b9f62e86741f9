import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';

const confirmOrderMutation = graphql(`
  mutation ConfirmOrder($id: ID!, $key: String!) {
    payload: confirmOrder(id: $id, key: $key) {
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
  const { run, isBusy } = usePayload(confirmOrderMutation, {
    done: orderTexts.confirm.done,
    // Its state has changed meanwhile.
    onRefused: refresh,
  });
  return (
    <Button disabled={isBusy} onClick={() => void run({ id: orderId, key: trackingKey })}>
      {orderTexts.confirm.submit}
    </Button>
  );
}
