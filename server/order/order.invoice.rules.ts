import type { Centimes } from '#shared/money.ts';
import { vatContained } from '#shared/pricing.ts';
import { dateInRabat } from '../shared/time.ts';
import { sumOf } from './order.money.rules.ts';
import type { OrderRecord, RefundRecord } from './order.store.ts';

/** Paid or delivered, whichever comes first. */
export function isInvoiceDue({ status, invoice }: OrderRecord): boolean {
  return invoice === null && (status === 'PAID' || status === 'DELIVERED');
}

/** Refunds of an invoiced order that have no credit note yet. */
export function creditsDue({
  invoice,
  refunds,
  creditNotes,
}: OrderRecord): readonly RefundRecord[] {
  if (invoice === null) return [];
  return refunds.filter(({ id }) => creditNotes.every(({ refundId }) => refundId !== id));
}

export type DocumentKind = 'F' | 'A';

/** The counter of a year's invoices, `2026`, or credit notes, `A-2026`. */
export function seriesOf(kind: DocumentKind, issuedAt: Date): string {
  const year = dateInRabat(issuedAt).slice(0, 4);
  return kind === 'F' ? year : `${kind}-${year}`;
}

/** Returns a number such as `F-2026-000001` or `A-2026-000001`; above 999999 it grows. */
export function documentNumber(kind: DocumentKind, issuedAt: Date, count: number): string {
  return `${kind}-${dateInRabat(issuedAt).slice(0, 4)}-${String(count).padStart(6, '0')}`;
}

/** The count in `documentNumber`. */
export function countOf(number: string): number {
  return Number(number.slice(number.lastIndexOf('-') + 1));
}

/** The order as its invoice was issued. */
export function invoicedOf(order: OrderRecord) {
  return order.invoiced ?? order;
}

/**
 * Returns the VAT of one credit note: together with those before it, the VAT of what is left is
 * right to the centime.
 */
export function vatOfCredit(order: OrderRecord, number: string): Centimes {
  const place = order.creditNotes.findIndex((note) => note.number === number);
  const { payable } = invoicedOf(order);
  const left = (count: number) => payable - sumOf(order.creditNotes.slice(0, count));
  return vatContained(left(place)) - vatContained(left(place + 1));
}
