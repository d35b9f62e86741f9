import { graphql } from '../../generated/shop/index.ts';
import type { OrderRefund_OrderFragment } from '../../generated/shop/graphql.ts';
import { frOrder } from '../order.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { formatMoney } from '../../../server/shared/money.format.ts';
import './OrderRefund.css';

graphql(`
  fragment OrderRefund_order on Order {
    id
    refund {
      amount {
        amount
      }
      requestedAt
      doneAt
    }
  }
`);

type Props = { order: OrderRefund_OrderFragment };

export function OrderRefund({ order }: Props) {
  if (!order.refund) return null;
  const { amount, requestedAt, doneAt } = order.refund;
  const { due, done } = frOrder.refund;
  const sum = formatMoney(amount.amount);
  return (
    <p className="order-refund">
      {doneAt ? done(sum, formatDate(doneAt)) : due(sum, formatDate(requestedAt))}
    </p>
  );
}
