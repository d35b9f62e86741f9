import { describe, expect, test } from 'vitest';
import {
  creditsDue,
  documentNumber,
  isInvoiceDue,
  seriesOf,
} from '../../../server/order/order.invoice.rules.ts';
import { MOVES } from '../../../server/order/order.states.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { order, refund } from '../../store/contract/records.ts';

describe('an invoice', () => {
  test('is due once an order is paid or delivered, and only once', () => {
    const invoice = { number: 'F-2026-000001', issuedAt: '2026-01-01T10:00:00.000Z' };
    for (const status of Object.keys(MOVES) as ReadonlyArray<keyof typeof MOVES>) {
      const isDue = status === 'PAID' || status === 'DELIVERED';
      expect([status, isInvoiceDue(order('a', { status }))]).toEqual([status, isDue]);
      expect(isInvoiceDue(order('a', { status, invoice }))).toBe(false);
    }
  });

  test.each([
    ['2025-12-31T22:59:59.000Z', '2025'],
    ['2025-12-31T23:00:00.000Z', '2026'],
  ])('at %s is of the year %s in Rabat', (at, year) => {
    expect(seriesOf('F', new Date(at))).toBe(year);
    expect(seriesOf('A', new Date(at))).toBe(`A-${year}`);
    expect(documentNumber('A', new Date(at), 1)).toBe(`A-${year}-000001`);
  });

  test.each([
    [1, 'F-2026-000001'],
    [999_999, 'F-2026-999999'],
    [1_000_000, 'F-2026-1000000'],
  ])('%i is written %s', (count, number) => {
    expect(documentNumber('F', new Date('2026-06-01T10:00:00.000Z'), count)).toBe(number);
  });
});

test('a credit note is due once for each refund of an invoiced order, and for no other', () => {
  const issuedAt = '2026-01-01T10:00:00.000Z';
  const invoice = { number: 'F-2026-000001', issuedAt };
  const refunds = ['a/1', 'a/2'].map((id) => refund({ id }));
  const first = { number: 'A-2026-000001', issuedAt, amount: 100, refundId: 'a/1' };
  const second = { ...first, number: 'A-2026-000002', refundId: 'a/2' };
  const due = (change: Partial<OrderRecord>) =>
    creditsDue(order('a', { invoice, refunds, ...change })).map(({ id }) => id);
  expect(due({})).toEqual(['a/1', 'a/2']);
  expect(due({ creditNotes: [first] })).toEqual(['a/2']);
  expect(due({ creditNotes: [first, second] })).toEqual([]);
  expect(due({ invoice: null })).toEqual([]);
});
