import { dateInRabat } from '../shared/time.ts';
import type { OrderRecord } from './order.store.ts';

/** Paid or delivered, whichever comes first. */
export function isInvoiceDue({ status, invoice }: OrderRecord): boolean {
  return invoice === null && (status === 'PAID' || status === 'DELIVERED');
}

/** Such as `2026`. */
export function invoiceYear(issuedAt: Date): string {
  return dateInRabat(issuedAt).slice(0, 4);
}

/** Such as `F-2026-000001`; above 999999 it grows. */
export function invoiceNumber(year: string, count: number): string {
  return `F-${year}-${String(count).padStart(6, '0')}`;
}
