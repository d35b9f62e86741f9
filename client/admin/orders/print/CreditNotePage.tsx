import { formatMoney } from '#shared/money.format.ts';
import { frInvoices } from '../../../text/admin/invoices.fr.ts';
import { invoiceTexts } from '../../../text/invoice.fr.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { vatSums } from '../../../shared/InvoiceTable.tsx';
import { OrderDocument, type InvoicedOrder } from './OrderDocument.tsx';

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
    return back ? [{ ...line, quantity: back.quantity }] : [];
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
        ...(hasLines ? returnSums(lines, note.amount.amount) : []),
        ...vatSums(note.amount, note.vat, texts.total),
      ],
    },
  };
}

type Line = { price: { amount: number }; quantity: number };

/** A return is refunded with the fee, in full, or in part. */
function returnSums(lines: readonly Line[], refunded: number) {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0);
  const rest = refunded - subtotal;
  const label = rest > 0 ? invoiceTexts.shipping : texts.notRefunded;
  return [
    { label: invoiceTexts.subtotal, sum: formatMoney(subtotal) },
    ...(rest === 0 ? [] : [{ label, sum: formatMoney(rest) }]),
  ];
}
