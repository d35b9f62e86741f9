import { formatMoney } from '#shared/money.format.ts';
import type { HandOver_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frPickups as texts } from '../../../text/admin/orders/pickups.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { whatsAppLink } from '../../../ui/format/contact.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';

graphql(`
  fragment HandOver_order on Order {
    id
    number
    status
    readyAt
    readyMessage
    toCollect {
      amount
    }
    delivery {
      kind
    }
    pickedUp {
      at
      collected {
        amount
      }
    }
    shippingInfo {
      phone
    }
  }
`);

const markReadyMutation = graphql(`
  mutation AdminMarkReady($id: ID!) {
    payload: markReady(orderId: $id) {
      order {
        ...HandOver_order
      }
      userErrors {
        message
      }
    }
  }
`);

const markPickedUpMutation = graphql(`
  mutation AdminMarkPickedUp($id: ID!, $collected: Centimes!) {
    payload: markPickedUp(orderId: $id, collected: $collected) {
      order {
        ...HandOver_order
      }
      userErrors {
        message
      }
    }
  }
`);

type Props = {
  order: HandOver_OrderFragment;
  /** Once a press has changed the order; its button may be gone. */
  onDone: () => void;
};

/** Whether staff can say now that the order is ready, or was fetched. */
export const canHandOver = ({ delivery, status }: HandOver_OrderFragment) =>
  delivery?.kind === 'PICKUP' && (status === 'CONFIRMED' || status === 'PREPARED');

/** Buttons for an order that is fetched: it is ready, and it is handed over for what is due. */
export function HandOver({ order, onDone }: Props) {
  const { id, number, readyAt, readyMessage, toCollect, shippingInfo } = order;
  const options = { refetchQueries: 'active', awaitRefetchQueries: true } as const;
  const ready = useAdminMutation(markReadyMutation, options);
  const pickup = useAdminMutation(markPickedUpMutation, options);
  const isBusy = ready.isBusy || pickup.isBusy;
  const { amount } = toCollect;
  const due = amount > 0 ? formatMoney(amount) : null;
  const announceReady = async () => {
    if (!(await ready.run({ id }))) return;
    toast.success(texts.ready(number));
    onDone();
  };
  const handOver = async () => {
    if (!(await pickup.run({ id, collected: amount }))) return;
    toast.success(texts.handedOver(number));
    onDone();
  };
  return (
    <div className="row-2">
      <Button
        disabled={isBusy}
        aria-label={texts.handOverNamed(number, due)}
        onClick={() => void handOver()}
      >
        {texts.handOver(due)}
      </Button>
      {readyAt === null ? (
        <Button
          variant="secondary"
          disabled={isBusy}
          aria-label={texts.markReadyNamed(number)}
          onClick={() => void announceReady()}
        >
          {texts.markReady}
        </Button>
      ) : null}
      {readyMessage !== null && shippingInfo.phone ? (
        <a
          className="button button--quiet"
          href={whatsAppLink(shippingInfo.phone, readyMessage)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.write}
        </a>
      ) : null}
    </div>
  );
}
