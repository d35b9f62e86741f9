import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import type { MovableOrder } from '../moves/useMoveOrders.ts';

const receiveParcelsMutation = graphql(`
  mutation AdminReceiveParcels($ids: [ID!]!, $restock: Boolean!) {
    payload: receiveParcels(ids: $ids, restock: $restock) {
      orders {
        ...MovableOrder_order
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frOrders.refusedParcel;

type Props = { orders: readonly MovableOrder[]; onReceived?: () => void };

/** Receives refused parcels that are on their way back: their goods are on sale again then. */
export function ReceiveParcels({ orders, onReceived }: Props) {
  const { run, isBusy } = useAdminMutation(receiveParcelsMutation, { refetchQueries: 'active' });
  const receive = async (restock: boolean) => {
    const payload = await run({ ids: orders.map(({ id }) => id), restock });
    if (!payload) return;
    toast.success(texts.done(orders.length, orders[0]?.number ?? '', restock));
    onReceived?.();
  };
  return (
    <div className="row-2">
      <Button disabled={isBusy} onClick={() => void receive(true)}>
        {texts.receive(orders.length)}
      </Button>
      <ConfirmButton
        disabled={isBusy}
        label={texts.lose(orders.length)}
        title={texts.loseTitle(orders.length)}
        confirm={texts.loseConfirm}
        action={() => receive(false)}
      >
        <p>{orders.map(({ number }) => number).join(', ')}</p>
        <p>{texts.loseText}</p>
      </ConfirmButton>
    </div>
  );
}
