import type { Centimes } from '#shared/money.ts';
import { vatContained } from '#shared/pricing.ts';
import { byText } from '#shared/text.ts';
import { dateInMorocco } from '../shared/time.ts';
import type { OrderRecord, RefundRecord } from './order.store.ts';

/** Paid or delivered, whichever comes first. */
export function isInvoiceDue({ status, invoice }: OrderRecord): boolean {
  return invoice === null && (status === 'PAID' || status === 'DELIVERED');
}

/** Refunds of an invoiced order that have no credit note yet; exchanges have documents of their own. */
export function creditsDue({
  invoice,
  refunds,
  creditNotes,
}: OrderRecord): readonly RefundRecord[] {
  if (invoice === null) return [];
  return refunds.filter(
    ({ id, exchangeId }) =>
      exchangeId === undefined && creditNotes.every(({ refundId }) => refundId !== id),
  );
}

export type DocumentKind = 'F' | 'A' | 'E';

/** The counter of a year's invoices, `2026`, credit notes, `A-2026`, or exchange notes, `E-2026`. */
export function seriesOf(kind: DocumentKind, issuedAt: Date): string {
  const year = dateInMorocco(issuedAt).slice(0, 4);
  return kind === 'F' ? year : `${kind}-${year}`;
}

/** Returns a number such as `F-2026-000001` or `A-2026-000001`; above 999999 it grows. */
export function documentNumber(kind: DocumentKind, issuedAt: Date, count: number): string {
  return `${kind}-${dateInMorocco(issuedAt).slice(0, 4)}-${String(count).padStart(6, '0')}`;
}

/** The count in `documentNumber`. */
export function countOf(number: string): number {
  return Number(number.slice(number.lastIndexOf('-') + 1));
}

/** The order as its invoice was issued. */
export function invoicedOf(order: OrderRecord) {
  return order.invoiced ?? order;
}

/** Returns the VAT of one credit note; see `vatByNumber`. */
export function vatOfCredit(order: OrderRecord, number: string): Centimes {
  return -(vatByNumber(order).get(number) ?? 0);
}

/**
 * The VAT of each document after the invoice, negative for a credit note: together with those before it, the VAT of
 * what is left is right to the centime.
 */
export function vatByNumber(order: OrderRecord): ReadonlyMap<string, Centimes> {
  const vats = new Map<string, Centimes>();
  const contained = (amount: Centimes) => vatContained(amount, order.vatPercent);
  let left = invoicedOf(order).payable;
  for (const { documents } of laterDocuments(order)) {
    const gross = documents.reduce((sum, { amount }) => sum + amount, 0);
    let vat = contained(left + gross) - contained(left);
    // An invoice states what its own amount contains, the credit note beside it the rest.
    for (const { number, amount } of documents.toSorted(
      (one, other) => other.amount - one.amount,
    )) {
      const own = amount > 0 ? contained(amount) : vat;
      vats.set(number, own);
      vat -= own;
    }
    left += gross;
  }
  return vats;
}

/** Returns those that were issued together, oldest first; amounts of credit notes are negative. */
function laterDocuments({ creditNotes, exchanges }: OrderRecord) {
  const notes = creditNotes.map(({ number, issuedAt, amount }) => ({
    issuedAt,
    documents: [{ number, amount: -amount }],
  }));
  const exchanged = exchanges.flatMap(({ documents }) => {
    const [first] = documents;
    return first ? [{ issuedAt: first.issuedAt, documents }] : [];
  });
  return [...exchanged, ...notes].toSorted(byText(({ issuedAt }) => issuedAt));
}
