import { Link } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import { frMoney } from '../../../text/admin/orders/money.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { formatDate } from '../../../ui/format/date.ts';
import type { OrderPayment_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Section } from '../../page/Section.tsx';
import './OrderPage.css';
import { moneyRows } from './moneyRows.ts';

graphql(`
  fragment OrderPayment_order on Order {
    id
    paymentMethod
    settledAt
    total {
      amount
    }
    discount {
      amount
    }
    discountCode {
      code
      saving {
        amount
      }
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
    creditNotes {
      number
      issuedAt
      amount {
        amount
      }
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

type Props = { order: OrderPayment_OrderFragment };

const texts = frOrders.detail;

export function OrderPayment({ order }: Props) {
  const { id, payable, discountCode, invoice, creditNotes, refund } = order;
  const discount = order.discount.amount - (discountCode?.saving.amount ?? 0);
  return (
    <Section title={texts.payment}>
      <p>{texts.methods[order.paymentMethod]}</p>
      {order.settledAt === null ? null : <p>{frMoney.onOrder(formatDate(order.settledAt))}</p>}
      <dl className="order-detail__sums">
        {moneyRows(order).map(({ label, text }) => (
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
      {discount > 0 ? <p className="note">{texts.discount(formatMoney(discount))}</p> : null}
      {invoice ? (
        <ul className="order-documents">
          <li>
            <Link to={adminPaths.invoice(id)}>
              {texts.invoice(invoice.number, formatDate(invoice.issuedAt))}
            </Link>
          </li>
          {creditNotes.map(({ number, issuedAt, amount }) => (
            <li key={number}>
              <Link to={adminPaths.creditNote(id, number)}>
                {texts.creditNote(number, formatDate(issuedAt), formatMoney(amount.amount))}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {refund ? <p className="order-detail__refund">{refundText(refund)}</p> : null}
    </Section>
  );
}

function refundText({ amount, requestedAt, doneAt }: NonNullable<Props['order']['refund']>) {
  const sum = formatMoney(amount.amount);
  return doneAt === null
    ? texts.refundDue(sum, formatDate(requestedAt))
    : texts.refundDone(sum, formatDate(doneAt));
}
