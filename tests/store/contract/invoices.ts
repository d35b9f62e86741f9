import { expect } from 'vitest';
import type { OrderRecord } from '../../../server/order/order.store.ts';

const dueOf = ({ history }: OrderRecord) =>
  history.find(({ status }) => status === 'PAID' || status === 'DELIVERED');

export const invoicesOf = (orders: readonly OrderRecord[]) =>
  orders.flatMap(({ invoice }) => (invoice ? [invoice] : []));

/** Numbered without gaps, in the order in which they became due. */
export function expectInvoices(orders: readonly OrderRecord[]): void {
  const invoices = invoicesOf(orders).toSorted((a, b) => (a.number < b.number ? -1 : 1));
  expect(invoices.length).toBeGreaterThan(0);
  expect(invoices.map(({ number }) => number)).toEqual(
    invoices.map((_, n) => `F-2025-${String(n + 1).padStart(6, '0')}`),
  );
  const times = invoices.map(({ issuedAt }) => issuedAt);
  expect(times).toEqual(times.toSorted());
  for (const order of orders) expect(order.invoice?.issuedAt).toBe(dueOf(order)?.at);
}
