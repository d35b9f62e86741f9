import { graphql } from '../../../generated/admin/index.ts';
import { frExchanges } from '../../../text/admin/orders/exchanges.fr.ts';
import { frInvoices } from '../../../text/admin/orders/invoices.fr.ts';
import { invoiceTexts } from '../../../text/invoice.fr.ts';
import { exchangedLines, vatSums } from '../../../shared/InvoiceTable.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { OrderDocument, type InvoicedOrder } from './OrderDocument.tsx';

graphql(`
  fragment ExchangeDocument_line on ExchangeLine {
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
`);

export function ExchangeDocumentPage() {
  return <OrderDocument documentOf={documentOf} />;
}

const { exchange: texts } = invoiceTexts;

/** An exchange note, or the credit note and the invoice of an exchange at other amounts. */
function documentOf({ invoice, exchanges, ...order }: InvoicedOrder, number: string) {
  const exchange = exchanges.find(({ documents }) =>
    documents.some((each) => each.number === number),
  );
  const issued = exchange?.documents.find((each) => each.number === number);
  if (!exchange || !issued) return null;
  const { kind, issuedAt, amount, vat } = issued;
  return {
    name: frExchanges.documents[kind](number),
    title: texts.titles[kind],
    facts: [
      [invoiceTexts.number, number],
      [invoiceTexts.issued, formatDate(issuedAt)],
      [texts.number, exchange.number],
      [texts.ofOrder, frInvoices.credit.invoice(invoice.number, formatDate(invoice.issuedAt))],
      [invoiceTexts.order, order.number],
    ] as const,
    table: {
      label: frExchanges.documentLines[kind],
      lines: exchangedLines(exchange.lines, kind),
      sums: vatSums(
        amount,
        { vat, vatPercent: order.vatPercent },
        kind === 'EXCHANGE_NOTE' ? texts.difference : invoiceTexts.total,
      ),
    },
  };
}
