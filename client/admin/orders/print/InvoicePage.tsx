import { invoiceTexts } from '../../../text/invoice.fr.ts';
import { InvoicePaper } from './InvoicePaper.tsx';
import { OrderDocument, type DocumentData } from './OrderDocument.tsx';

export function InvoicePage() {
  return <OrderDocument paperOf={paperOf} />;
}

const paperOf = (data: DocumentData) => ({
  title: invoiceTexts.documentTitle(data.invoice.number),
  paper: <InvoicePaper {...data} />,
});
