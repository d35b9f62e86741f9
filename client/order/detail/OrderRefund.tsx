import { graphql } from '../../generated/shop/index.ts';
import type { OrderRefund_OrderFragment } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { formatMoney } from '../../ui/format/money.ts';
import './OrderView.css';

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
    creditNotes {
      number
      issuedAt
      amount {
        amount
      }
    }
  }
`);

type Props = { order: OrderRefund_OrderFragment };

export function OrderRefund({ order }: Props) {
  const { refund, creditNotes } = order;
  return (
    <>
      {refund ? <p className="order-refund">{refundText(refund)}</p> : null}
      {creditNotes.length === 0 ? null : (
        <ul className="order-credits note">
          {creditNotes.map(({ number, issuedAt, amount }) => (
            <li key={number}>
              {orderTexts.invoice.credit.short(
                number,
                formatDate(issuedAt),
                formatMoney(amount.amount),
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function refundText({ amount, requestedAt, doneAt }: NonNullable<Props['order']['refund']>) {
  const { due, done } = orderTexts.refund;
  const sum = formatMoney(amount.amount);
  return doneAt ? done(sum, formatDate(doneAt)) : due(sum, formatDate(requestedAt));
}
