import { graphql } from '../../generated/shop/index.ts';
import type { OrderActions_OrderFragment } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { usePayload } from '../../apollo/usePayload.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmDialog.tsx';
import '../checkout/dialogButtons.css';
import { invoicePathOf, type OpenedOrder } from './OrderFrame.tsx';
import './OrderView.css';
import { documentOf, nextSteps } from './orderProgress.ts';
import { Reorder } from './Reorder.tsx';

graphql(`
  fragment OrderActions_order on Order {
    id
    status
    canCancel
    confirmedByCustomerAt
    paymentMethod
    invoice {
      number
    }
    ...Reorder_order
  }
`);

type Props = { order: OrderActions_OrderFragment; opened: OpenedOrder };

export function OrderActions({ order, opened }: Props) {
  if (order.status === 'PAYMENT_PENDING') return null;
  const { orderId, trackingKey } = opened;
  const document = documentOf(order);
  const isToConfirm =
    trackingKey !== undefined && order.status === 'PENDING' && order.confirmedByCustomerAt === null;
  return (
    <div className="order-actions row-3">
      {nextSteps(order).length === 0 ? <Reorder order={order} opened={opened} /> : null}
      {isToConfirm ? (
        <ConfirmOrder orderId={orderId} trackingKey={trackingKey} refresh={opened.refresh} />
      ) : null}
      {document ? (
        <ButtonLink variant="secondary" to={invoicePathOf(opened)}>
          {document === 'INVOICE' ? orderTexts.invoice.open : orderTexts.invoice.openForm}
        </ButtonLink>
      ) : null}
      {order.canCancel ? (
        <CancelOrder opened={opened} isPaid={order.paymentMethod === 'CARD'} />
      ) : null}
    </div>
  );
}

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

type ConfirmOrderProps = { orderId: string; trackingKey: string; refresh: () => void };

/** Spares a call of the shop. Opening the link confirms nothing: messengers open every link for a preview. */
function ConfirmOrder({ orderId, trackingKey, refresh }: ConfirmOrderProps) {
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

const cancelOrderMutation = graphql(`
  mutation CancelOrder($orderId: ID!, $trackingKey: String) {
    payload: cancelOrder(orderId: $orderId, trackingKey: $trackingKey) {
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

type CancelOrderProps = {
  opened: OpenedOrder;
  /** A refund follows the cancellation. */
  isPaid: boolean;
};

function CancelOrder({ opened: { orderId, trackingKey, refresh }, isPaid }: CancelOrderProps) {
  const texts = orderTexts.cancel;
  const { run } = usePayload(cancelOrderMutation, {
    done: texts.done,
    // Its state has changed meanwhile.
    onRefused: refresh,
  });
  return (
    <ConfirmButton
      label={texts.open}
      title={texts.title}
      confirm={texts.confirm}
      dismiss={texts.dismiss}
      action={() => run({ orderId, trackingKey: trackingKey ?? null })}
    >
      <p>{texts.text}</p>
      {isPaid ? <p>{texts.refund}</p> : null}
    </ConfirmButton>
  );
}
