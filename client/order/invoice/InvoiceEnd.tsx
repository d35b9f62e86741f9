import { graphql } from '../../generated/shop/index.ts';
import type { InvoiceEnd_OrderFragment } from '../../generated/shop/graphql.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { orderTexts } from '../order.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { cashGivenBack } from './cashGivenBack.ts';

graphql(`
  fragment InvoiceEnd_order on Order {
    id
    status
    history {
      status
      at
    }
    refund {
      amount {
        amount
      }
      doneAt
    }
    creditNotes {
      number
      amount {
        amount
      }
    }
  }
`);

type Props = { order: InvoiceEnd_OrderFragment };

/** An invoice never changes: what became of its order is noted beside it. */
export function InvoiceEnd({ order }: Props) {
  const { status, refund } = order;
  if (status !== 'CANCELLED' && status !== 'REFUSED' && status !== 'RETURNED') return null;
  const texts = orderTexts.invoice;
  const at = order.history.at(-1)?.at;
  const cash = cashGivenBack(order);
  return (
    <p className="invoice__end">
      {at ? texts.ended[status](formatDate(at)) : null}{' '}
      {cash > 0 ? texts.refundedCash(formatMoney(cash)) : null} {refund ? refundText(refund) : null}
    </p>
  );
}

function refundText(refund: NonNullable<InvoiceEnd_OrderFragment['refund']>) {
  const texts = orderTexts.invoice;
  const amount = formatMoney(refund.amount.amount);
  return refund.doneAt
    ? texts.refunded(amount, formatDate(refund.doneAt))
    : texts.refundDue(amount);
}
