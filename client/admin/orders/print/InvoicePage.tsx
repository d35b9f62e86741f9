import { frInvoices } from '../../../text/admin/orders/invoices.fr.ts';
import { invoiceTexts as texts } from '../../../text/invoice.fr.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { invoiceSums } from '../../../shared/InvoiceTable.tsx';
import { OrderDocument, type InvoicedOrder } from './OrderDocument.tsx';

export function InvoicePage() {
  return <OrderDocument documentOf={documentOf} />;
}

/** Returns the invoice as issued: later changes are in credit notes. */
const documentOf = ({ invoice, paymentMethod, ...order }: InvoicedOrder) => ({
  name: texts.documentTitle(invoice.number),
  title: texts.title,
  facts: [
    [texts.number, invoice.number],
    [texts.issued, formatDate(invoice.issuedAt)],
    [texts.order, order.number],
    [texts.ordered, formatDate(order.placedAt)],
    [texts.payment, texts.paid[paymentMethod]],
  ] as const,
  table: {
    label: frInvoices.lines,
    lines: invoice.lines,
    sums: invoiceSums({ ...invoice, paymentMethod, vatPercent: order.vatPercent }),
  },
});
