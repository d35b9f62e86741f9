import { graphql } from '../../generated/shop/index.ts';
import type { InvoiceFacts_OrderFragment } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { paymentState } from '../detail/orderProgress.ts';

graphql(`
  fragment InvoiceFacts_order on Order {
    id
    number
    status
    placedAt
    paymentMethod
    history {
      status
      at
    }
    invoice {
      number
      issuedAt
    }
  }
`);

type Props = { order: InvoiceFacts_OrderFragment };

export function InvoiceFacts({ order }: Props) {
  const texts = orderTexts.invoice;
  const { invoice } = order;
  return (
    <dl className="facts invoice__facts">
      {invoice ? (
        <>
          <dt>{texts.number}</dt>
          <dd>{invoice.number}</dd>
          <dt>{texts.issued}</dt>
          <dd>
            <time dateTime={invoice.issuedAt}>{formatDate(invoice.issuedAt)}</time>
          </dd>
        </>
      ) : null}
      <dt>{texts.order}</dt>
      <dd>{order.number}</dd>
      <dt>{texts.ordered}</dt>
      <dd>
        <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
      </dd>
      <dt>{texts.payment}</dt>
      <dd>{orderTexts.paymentStates[paymentState(order)]}</dd>
    </dl>
  );
}
