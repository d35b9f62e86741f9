import { frInvoices } from '../../../text/admin/orders/invoices.fr.ts';
import { invoiceTexts } from '../../../text/invoice.fr.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { vatSums } from '../../../shared/InvoiceTable.tsx';
import { OrderDocument, type InvoicedOrder } from './OrderDocument.tsx';
import { returnSums } from './returnSums.ts';

export function CreditNotePage() {
  return <OrderDocument documentOf={documentOf} />;
}

const texts = frInvoices.credit;

/** Credits an amount that was paid back, and names its invoice. */
function documentOf({ invoice, ...order }: InvoicedOrder, number: string) {
  const note = order.creditNotes.find((each) => each.number === number);
  if (!note) return null;
  const lines = order.lines.flatMap((line) => {
    const back = note.lines.find(({ variantId }) => variantId === line.variantId);
    return back ? [{ ...line, ordered: line.quantity, quantity: back.quantity }] : [];
  });
  const hasLines = lines.length > 0;
  return {
    name: texts.documentTitle(number),
    title: texts.title,
    facts: [
      [invoiceTexts.number, number],
      [invoiceTexts.issued, formatDate(note.issuedAt)],
      [texts.corrects, texts.invoice(invoice.number, formatDate(invoice.issuedAt))],
      [invoiceTexts.order, order.number],
      [texts.reason, texts.reasons[note.reason]],
      [texts.refund, texts.ways[note.method]],
    ] as const,
    table: {
      label: hasLines ? texts.lines : texts.title,
      lines,
      sums: [
        ...(hasLines ? returnSums(lines, note.amount.amount, order.discountCode?.code ?? '') : []),
        ...vatSums(note.amount, { vat: note.vat, vatPercent: order.vatPercent }, texts.total),
      ],
    },
  };
}
