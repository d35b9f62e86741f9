import type { Unmasked } from '@apollo/client/masking';

import { formatMoney } from '../../../../server/shared/money.format.ts';
import { frOrders } from '../../../text/fr.admin.orders.ts';
import { formatDate } from '../../../ui/format/date.ts';
import type { OrderPayment_OrderFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const orderPaymentFragment = graphql(`
  fragment OrderPayment_order on Order {
    id
    paymentMethod
    originalTotal {
      amount
    }
    discount {
      amount
    }
    shipping {
      amount
    }
    payable {
      amount
    }
    invoice {
      number
      issuedAt
    }
    refund {
      amount {
        amount
      }
      requestedAt
      doneAt
    }
  }
`);

type Props = { order: Unmasked<OrderPayment_OrderFragment> };

const texts = frOrders.detail;

export function OrderPayment({ order }: Props) {
  const { originalTotal, discount, shipping, payable, invoice, refund } = order;
  const rows = [
    { label: texts.subtotal, text: formatMoney(originalTotal.amount) },
    ...(discount.amount > 0
      ? [{ label: texts.discount, text: `− ${formatMoney(discount.amount)}` }]
      : []),
    {
      label: texts.shipping,
      text: shipping.amount === 0 ? texts.free : formatMoney(shipping.amount),
    },
  ];
  return (
    <section className="surface admin-section" aria-labelledby="payment-title">
      <h2 id="payment-title">{texts.payment}</h2>
      <p>{texts.methods[order.paymentMethod]}</p>
      <dl className="order-detail__sums">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="order-detail__payable">
          <dt>{texts.payable}</dt>
          <dd>{formatMoney(payable.amount)}</dd>
        </div>
      </dl>
      {invoice ? <p>{texts.invoice(invoice.number, formatDate(invoice.issuedAt))}</p> : null}
      {refund ? <p className="order-detail__refund">{refundText(refund)}</p> : null}
    </section>
  );
}

function refundText({ amount, requestedAt, doneAt }: NonNullable<Props['order']['refund']>) {
  const sum = formatMoney(amount.amount);
  return doneAt === null
    ? texts.refundDue(sum, formatDate(requestedAt))
    : texts.refundDone(sum, formatDate(doneAt));
}
