import {
  creditsDue,
  documentNumber,
  isInvoiceDue,
  seriesOf,
  type DocumentKind,
} from './order.invoice.rules.ts';
import type { Ports } from '../context.ts';
import type { OrderRecord } from './order.store.ts';

type InvoicePorts = Pick<Ports, 'orders'>;

/** Invoices and credit notes, in the transaction that makes them due: one that fails takes no number. */
export async function issueDocuments(
  { orders: store }: InvoicePorts,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<readonly OrderRecord[]> {
  const issuedAt = now.toISOString();
  const numberOf = async (kind: DocumentKind) =>
    documentNumber(kind, now, await store.nextDocumentNumber(seriesOf(kind, now)));
  const issued: OrderRecord[] = [];
  // One by one, so that numbers follow the given order.
  for (const order of orders) {
    const invoice = isInvoiceDue(order) ? { number: await numberOf('F'), issuedAt } : order.invoice;
    const creditNotes = [...order.creditNotes];
    for (const { id: refundId, amount } of creditsDue({ ...order, invoice })) {
      creditNotes.push({ number: await numberOf('A'), issuedAt, amount, refundId });
    }
    issued.push({ ...order, invoice, creditNotes });
  }
  return issued;
}

export async function issueDocument(
  ports: InvoicePorts,
  order: OrderRecord,
  now: Date,
): Promise<OrderRecord> {
  const [issued = order] = await issueDocuments(ports, [order], now);
  return issued;
}
