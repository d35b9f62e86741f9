import { Link } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import type {
  Invoice_OrderFragment,
  InvoiceSeller_MerchantFragment,
} from '../../generated/shop/graphql.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { shopTexts } from '../../text/shop.fr.ts';
import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Recipient } from '../Recipient.tsx';
import './Invoice.css';
import { CreditNotes } from './CreditNotes.tsx';
import { InvoiceEnd } from './InvoiceEnd.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceSeller } from './InvoiceSeller.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { documentOf, hasRecipient } from '../detail/orderProgress.ts';

graphql(`
  fragment Invoice_buyer on ShippingInfo {
    name
    phone
    email
    street
    city
    region
    postalCode
  }
`);

graphql(`
  fragment Invoice_order on Order {
    id
    number
    status
    paymentMethod
    invoice {
      number
      shippingInfo {
        ...Invoice_buyer
      }
    }
    shippingInfo {
      ...Invoice_buyer
    }
    ...InvoiceFacts_order
    ...InvoiceEnd_order
    ...InvoiceTable_order
    ...CreditNotes_order
  }
`);

type Props = {
  order: Invoice_OrderFragment;
  merchant: InvoiceSeller_MerchantFragment;
  orderPath: string;
};

export function Invoice({ order, merchant, orderPath }: Props) {
  const texts = orderTexts.invoice;
  const buyer = (order.invoice ?? order).shippingInfo;
  const kind = documentOf(order);
  const title =
    kind === 'ORDER_FORM'
      ? texts.formDocumentTitle(order.number)
      : texts.documentTitle(order.invoice?.number ?? order.number);
  return (
    <>
      <DocumentHead title={title} />
      <div className="invoice__bar">
        <Link to={orderPath}>{texts.back}</Link>
        {kind ? <Button onClick={() => window.print()}>{texts.print}</Button> : null}
      </div>
      {kind ? (
        <article className="surface invoice" aria-labelledby="invoice-title">
          <header className="invoice__head">
            <p className="invoice__brand">{shopTexts.shop.name}</p>
            <h1 id="invoice-title">{kind === 'INVOICE' ? texts.title : texts.formTitle}</h1>
          </header>
          <InvoiceFacts order={order} />
          <InvoiceEnd order={order} />
          <div className="invoice__parties">
            <InvoiceSeller merchant={merchant} />
            {hasRecipient(buyer) ? (
              <section aria-labelledby="invoice-buyer">
                <h2 id="invoice-buyer">{texts.buyer}</h2>
                <Recipient recipient={buyer} />
              </section>
            ) : null}
          </div>
          <InvoiceTable order={order} />
          <p className="invoice__thanks">
            {kind === 'INVOICE' ? texts.thanks : texts.formNote[order.paymentMethod]}
          </p>
        </article>
      ) : (
        <h1 className="invoice__none">{texts.none}</h1>
      )}
      <CreditNotes order={order} />
    </>
  );
}
