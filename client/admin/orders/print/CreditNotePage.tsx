import { frInvoices } from '../../../text/admin/invoices.fr.ts';
import { type DocumentData, OrderDocument } from './OrderDocument.tsx';
import { formatMoney } from '../../../../server/shared/isomorphic/money.format.ts';
import type { CreditNotePaper_NoteFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { invoiceTexts } from '../../../text/invoice.fr.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentTable, type Sum, vatSums } from './DocumentTable.tsx';
import { PrintSheet } from './PrintFrame.tsx';

export function CreditNotePage() {
  return <OrderDocument paperOf={paperOf} />;
}

function paperOf(data: DocumentData, number: string) {
  const note = data.order.creditNotes.find((each) => each.number === number);
  if (!note) return null;
  return {
    title: frInvoices.credit.documentTitle(number),
    paper: <CreditNotePaper {...data} note={note} />,
  };
}

graphql(`
  fragment CreditNotePaper_note on CreditNote {
    number
    issuedAt
    amount {
      amount
    }
    vat {
      amount
    }
    reason
    lines {
      variantId
      quantity
    }
    method
  }
`);

type Props = DocumentData & { note: CreditNotePaper_NoteFragment };

const texts = frInvoices.credit;

/** What was paid back, and of which invoice. */
function CreditNotePaper({ order, invoice, merchant, note }: Props) {
  const { number, issuedAt, amount, vat, reason, method } = note;
  const lines = order.lines.flatMap((line) => {
    const back = note.lines.find(({ variantId }) => variantId === line.variantId);
    return back ? [{ ...line, quantity: back.quantity }] : [];
  });
  return (
    <PrintSheet label={texts.documentTitle(number)}>
      <DocumentHead
        title={texts.title}
        facts={[
          [invoiceTexts.number, number],
          [invoiceTexts.issued, formatDate(issuedAt)],
          [texts.corrects, texts.invoice(invoice.number, formatDate(invoice.issuedAt))],
          [invoiceTexts.order, order.number],
          [texts.reason, texts.reasons[reason]],
          [texts.refund, texts.ways[method]],
        ]}
        merchant={merchant}
        buyer={invoice.shippingInfo}
      />
      <DocumentTable
        label={lines.length > 0 ? texts.lines : texts.title}
        lines={lines}
        sums={[
          ...(lines.length > 0 ? returnSums(lines, amount.amount) : []),
          ...vatSums(amount.amount, vat.amount, texts.total),
        ]}
      />
    </PrintSheet>
  );
}

type Line = { price: { amount: number }; quantity: number };

/** A return is refunded with the fee, in full, or in part. */
function returnSums(lines: readonly Line[], refunded: number): readonly Sum[] {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0);
  const rest = refunded - subtotal;
  const label = rest > 0 ? invoiceTexts.shipping : texts.notRefunded;
  return [
    { label: invoiceTexts.subtotal, text: formatMoney(subtotal) },
    ...(rest === 0 ? [] : [{ label, text: formatMoney(rest) }]),
  ];
}
