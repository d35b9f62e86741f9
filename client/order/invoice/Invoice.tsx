import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import type {
  Invoice_MerchantFragment,
  Invoice_OrderFragment,
} from '../../generated/shop/graphql.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { useShop } from '../../page/shop.ts';
import { merchantFacts } from '../../text/merchantFacts.ts';
import { invoiceTexts } from '../../text/invoice.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { exchangedLines, InvoiceTable, invoiceSums, vatSums } from '../../shared/InvoiceTable.tsx';
import { ShopMark } from '../../page/ShopMark.tsx';
import { cashGivenBack, documentOf, hasRecipient, paymentState } from '../detail/orderProgress.ts';
import { orderTexts } from '../order.fr.ts';
import { Recipient } from '../Recipient.tsx';
import './Invoice.css';

graphql(`
  fragment Invoice_line on OrderLine {
    ...PlacedAlterations_line
    variantId
    variantTitle
    title
    brand
    price {
      amount
    }
    quantity
  }

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
      ...Recipient_info
    }
    lines {
      ...Invoice_line
    }
    total {
      amount
    }
    discountCode {
      ...PlacedCode_code
    }
    shipping {
      amount
    }
    payable {
      amount
    }
    vatPercent
    invoice {
      number
      issuedAt
      shippingInfo {
        ...Recipient_info
      }
      lines {
        ...Invoice_line
      }
      total {
        amount
      }
      discountCode {
        ...PlacedCode_code
      }
      shipping {
        amount
      }
      payable {
        amount
      }
      vat {
        amount
      }
    }
    refund {
      amount {
        amount
      }
      doneAt
    }
    creditNotes {
      number
      issuedAt
      amount {
        amount
      }
      vat {
        amount
      }
    }
    exchanges {
      id
      number
      lines {
        variantId
        toVariantId
        title
        variantTitle
        toVariantTitle
        brand
        quantity
        paid {
          amount
        }
        difference {
          amount
        }
      }
      documents {
        kind
        number
        issuedAt
        amount {
          amount
        }
        vat {
          amount
        }
      }
    }
  }

  fragment Invoice_merchant on Merchant {
    legalName
    address
    ice
    rc
    taxId
    phone
    email
  }
`);

type Order = Invoice_OrderFragment;
type Props = { order: Order; merchant: Invoice_MerchantFragment; orderPath: string };

const texts = orderTexts.invoice;

export function Invoice({ order, merchant, orderPath }: Props) {
  const shop = useShop();
  const { invoice, paymentMethod, vatPercent } = order;
  const charged = invoice ?? order;
  const buyer = charged.shippingInfo;
  const kind = documentOf(order);
  const title =
    kind === 'ORDER_FORM'
      ? texts.formDocumentTitle(order.number)
      : texts.documentTitle(charged.number);
  return (
    <>
      <DocumentHead title={title} />
      <div className="invoice__bar row-3">
        <Link to={orderPath}>{texts.back}</Link>
        {kind ? <Button onClick={() => window.print()}>{texts.print}</Button> : null}
      </div>
      {kind ? (
        <article className="surface invoice" aria-labelledby="invoice-title">
          <header className="invoice__head">
            <Brand />
            <h1 id="invoice-title">{kind === 'INVOICE' ? texts.title : texts.formTitle}</h1>
          </header>
          <Facts
            facts={[
              ...(invoice ? issuedFacts(invoice) : []),
              [texts.order, order.number],
              [texts.ordered, dated(order.placedAt)],
              [texts.payment, orderTexts.paymentStates[paymentState(order)]],
            ]}
          />
          <InvoiceEnd order={order} />
          <div className="invoice__parties">
            <section aria-labelledby="invoice-seller">
              <h2 id="invoice-seller">{texts.seller}</h2>
              <p className="invoice__seller">
                <strong>{shop.name}</strong>
                {merchantFacts.map((fact) => {
                  const value = merchant[fact];
                  return value ? <span key={fact}>{texts.merchant[fact](value)}</span> : null;
                })}
              </p>
            </section>
            {hasRecipient(buyer) ? (
              <section aria-labelledby="invoice-buyer">
                <h2 id="invoice-buyer">{texts.buyer}</h2>
                <Recipient recipient={buyer} />
              </section>
            ) : null}
          </div>
          <InvoiceTable
            lines={charged.lines}
            sums={invoiceSums({ ...charged, paymentMethod, vatPercent })}
          />
          <p className="invoice__thanks">
            {kind === 'INVOICE' ? texts.thanks : texts.formNote[paymentMethod]}
          </p>
        </article>
      ) : (
        <h1 className="invoice__none">{texts.none}</h1>
      )}
      <CreditNotes order={order} />
      <ExchangeDocuments order={order} />
    </>
  );
}

type Fact = readonly [label: string, value: ReactNode];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts invoice__facts">
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

const dated = (at: string) => <time dateTime={at}>{formatDate(at)}</time>;

const issuedFacts = ({ number, issuedAt }: { number: string; issuedAt: string }): Fact[] => [
  [texts.number, number],
  [texts.issued, dated(issuedAt)],
];

/** An invoice never changes: what became of its order is noted beside it. */
function InvoiceEnd({ order }: Pick<Props, 'order'>) {
  const { status, history, refund } = order;
  if (status !== 'CANCELLED' && status !== 'REFUSED' && status !== 'RETURNED') return null;
  const at = history.at(-1)?.at;
  const cash = cashGivenBack(order);
  return (
    <p className="invoice__end">
      {[
        at && texts.ended[status](formatDate(at)),
        cash > 0 && texts.refundedCash(formatMoney(cash)),
        refund && refundText(refund),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

function refundText({ amount, doneAt }: NonNullable<Order['refund']>) {
  const sum = formatMoney(amount.amount);
  return doneAt ? texts.refunded(sum, formatDate(doneAt)) : texts.refundDue(sum);
}

const Brand = () => (
  <p className="invoice__brand">
    <ShopMark />
  </p>
);

/** Follow the invoice, which itself never changes; each on a sheet of its own. */
function CreditNotes({ order: { invoice, creditNotes, vatPercent } }: Pick<Props, 'order'>) {
  return creditNotes.map(({ amount, vat, ...note }) => (
    <article
      key={note.number}
      className="surface invoice credit-note"
      aria-labelledby={note.number}
    >
      <header className="invoice__head">
        <Brand />
        <h2 id={note.number}>{texts.credit.title}</h2>
      </header>
      <Facts facts={issuedFacts(note)} />
      <InvoiceTable lines={[]} sums={vatSums(amount, { vat, vatPercent }, texts.credit.amount)} />
      {invoice ? <p>{texts.credit.corrects(invoice.number)}</p> : null}
    </article>
  ));
}

type Exchange = Order['exchanges'][number];

/** Follow them, each on a sheet of its own. */
function ExchangeDocuments({ order: { invoice, exchanges, vatPercent } }: Pick<Props, 'order'>) {
  return exchanges.flatMap((exchange) =>
    exchange.documents.map((document) => (
      <ExchangeDocument
        key={document.number}
        exchange={exchange}
        document={document}
        invoiceNumber={invoice?.number}
        vatPercent={vatPercent}
      />
    )),
  );
}

type DocumentProps = {
  exchange: Exchange;
  document: Exchange['documents'][number];
  invoiceNumber: string | undefined;
  vatPercent: number;
};

/** A document of an exchange; links name it by its number, and lead the focus to it. */
function ExchangeDocument({ exchange, document, invoiceNumber, vatPercent }: DocumentProps) {
  const { exchange: about, total } = invoiceTexts;
  const { kind, number, amount, vat } = document;
  const title = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isNamed = hash === `#${number}`;
  useEffect(() => {
    if (isNamed) title.current?.focus();
  }, [isNamed]);
  return (
    <article className="surface invoice credit-note" aria-labelledby={number}>
      <header className="invoice__head">
        <Brand />
        <h2 id={number} ref={title} tabIndex={-1}>
          {about.titles[kind]}
        </h2>
      </header>
      <Facts
        facts={[
          ...issuedFacts(document),
          [about.number, exchange.number],
          ...(invoiceNumber === undefined ? [] : [[about.ofOrder, invoiceNumber] as const]),
        ]}
      />
      <InvoiceTable
        lines={exchangedLines(exchange.lines, kind)}
        sums={vatSums(
          amount,
          { vat, vatPercent },
          kind === 'EXCHANGE_NOTE' ? about.difference : total,
        )}
      />
    </article>
  );
}
