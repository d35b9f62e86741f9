import { graphql } from '../../generated/shop/index.ts';
import type { OrderActions_OrderFragment } from '../../generated/shop/graphql.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import type { OpenedOrder } from './OrderFrame.tsx';
import './OrderActions.css';
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
        <ButtonLink
          variant="secondary"
          to={
            trackingKey === undefined
              ? paths.invoice(orderId)
              : paths.trackedInvoice(orderId, trackingKey)
          }
        >
          {document === 'INVOICE' ? orderTexts.invoice.open : orderTexts.invoice.openForm}
        </ButtonLink>
      ) : null}
      {order.canCancel ? (
        <CancelOrder opened={opened} isPaid={order.paymentMethod === 'CARD'} />
      ) : null}
    </div>
  );
}
