import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';

import { AddressText } from '../../address/AddressText.tsx';
import { graphql } from '../../apollo/generated/index.ts';
import type {
  Invoice_OrderFragment,
  InvoiceSeller_MerchantFragment,
} from '../../apollo/generated/graphql.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { fr } from '../../text/fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import './Invoice.css';
import { InvoiceSeller } from './InvoiceSeller.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { hasInvoice, paymentState } from '../detail/orderProgress.ts';

const invoiceFragment = graphql(`
  fragment Invoice_order on Order {
    id
    number
    status
    placedAt
    paymentMethod
    history {
      status
      at
    }
    shippingInfo {
      name
      phone
      email
      street
      city
      region
      postalCode
    }
    ...InvoiceTable_order
  }
`);

type Props = {
  order: FragmentType<Invoice_OrderFragment>;
  merchant: InvoiceSeller_MerchantFragment;
  orderPath: string;
};

export function Invoice({ order: from, merchant, orderPath }: Props) {
  const { data: order, complete } = useFragment({
    fragment: invoiceFragment,
    fragmentName: 'Invoice_order',
    from,
  });
  if (!complete) return null;
  const texts = fr.order.invoice;
  const { name, phone, email, ...address } = order.shippingInfo;
  return (
    <>
      <DocumentHead title={texts.documentTitle(order.number)} />
      <div className="invoice__bar">
        <Link to={orderPath}>{texts.back}</Link>
        {hasInvoice(order) ? <Button onClick={() => window.print()}>{texts.print}</Button> : null}
      </div>
      {hasInvoice(order) ? (
        <article className="surface invoice" aria-labelledby="invoice-title">
          <header className="invoice__head">
            <p className="invoice__brand">{fr.shop.name}</p>
            <h1 id="invoice-title">{texts.title}</h1>
          </header>
          <dl className="invoice__facts">
            <dt>{texts.number}</dt>
            <dd>{order.number}</dd>
            <dt>{texts.date}</dt>
            <dd>
              <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
            </dd>
            <dt>{texts.payment}</dt>
            <dd>{fr.order.paymentStates[paymentState(order)]}</dd>
          </dl>
          <div className="invoice__parties">
            <InvoiceSeller merchant={merchant} />
            <section aria-labelledby="invoice-buyer">
              <h2 id="invoice-buyer">{texts.buyer}</h2>
              <address>
                <strong>{name}</strong>
                <AddressText address={address} />
                {phone ? <span>{phone}</span> : null}
                {email ? <span>{email}</span> : null}
              </address>
            </section>
          </div>
          <InvoiceTable order={order} />
          <p className="invoice__thanks">{texts.thanks}</p>
        </article>
      ) : (
        <h1 className="invoice__none">{texts.none}</h1>
      )}
    </>
  );
}
