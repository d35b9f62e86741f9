import { frInvoices } from '../../../text/admin/invoices.fr.ts';
import { CreditNotePaper } from './CreditNotePaper.tsx';
import { OrderDocument, type DocumentData } from './OrderDocument.tsx';

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
