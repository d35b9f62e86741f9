import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  creditsOf,
  documentsOf,
  readMonth,
} from '../../../server/order/invoice/documents.rules.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { vatContained } from '#shared/pricing.ts';
import { dateInMorocco } from '../../../server/shared/time.ts';
import { order, refund, requestedReturn } from '../../store/contract/records.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 10)).toISOString();
const [ISSUED, ENDED] = [at(1), at(9)];

/** Invoiced, with a credit note for each of these amounts. */
function credited(payable: number, amounts: readonly number[], change: Partial<OrderRecord> = {}) {
  return order('a', {
    payable,
    invoice: { number: 'F-2026-000001', issuedAt: ISSUED },
    refunds: amounts.map((amount, n) => refund({ id: `a/${n}`, amount, requestedAt: at(n + 2) })),
    creditNotes: amounts.map((amount, n) => ({
      number: `A-2026-00000${n + 1}`,
      issuedAt: at(n + 2),
      amount,
      refundId: `a/${n}`,
    })),
    ...change,
  });
}

describe('the documents of an order', () => {
  test('are none before its invoice', () => {
    expect(documentsOf(order('a', { status: 'SHIPPED' }))).toEqual([]);
  });

  test('add up to what is left and its VAT, to the centime', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 99_999 }), { maxLength: 6 });
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 99_999 }), (amounts, left) => {
        const payable = amounts.reduce((sum, amount) => sum + amount, left);
        const documents = documentsOf(credited(payable, amounts));
        const sumOf = (key: 'vat' | 'gross') => documents.reduce((sum, each) => sum + each[key], 0);
        expect([sumOf('gross'), sumOf('vat')]).toEqual([left, vatContained(left, 20)]);
      }),
    );
  });

  test('have the name and the amounts of the invoice, whatever became of the order', () => {
    const before = credited(100_000, []);
    const { lines, shippingInfo, quantity, total, originalTotal, discount, shipping } = before;
    const invoiced = {
      lines,
      shippingInfo,
      quantity,
      total,
      originalTotal,
      discount,
      discountCode: null,
      shipping,
      payable: 120_000,
    };
    const changed = {
      ...before,
      shippingInfo: { ...shippingInfo, name: 'Autre nom' },
      invoiced,
    };
    expect(documentsOf(changed)).toMatchObject([
      {
        kind: 'INVOICE',
        number: 'F-2026-000001',
        name: 'Nadia Alami',
        gross: 120_000,
        vat: 20_000,
      },
    ]);
  });
});

const refunded = (change: object) => ({ refunds: [refund({ id: 'a/0', ...change })] });

describe('a credit note is for', () => {
  const reasonIn = (change: Partial<OrderRecord>) =>
    creditsOf(credited(100_000, [30_000], change)).map(({ reason, lines }) => ({ reason, lines }));

  test('the lines that came back', () => {
    const back = requestedReturn({ id: 'a/1', requestedAt: null, reason: null, receivedAt: ENDED });
    const { lines } = back;
    expect(reasonIn({ ...refunded({ returnId: 'a/1' }), returns: [back] })).toEqual([
      { reason: 'RETURN', lines },
    ]);
  });

  test.each([
    ['CANCELLED', 'CANCELLATION'],
    ['REFUSED', 'REFUSAL'],
  ] as const)('an order that ends as %s: %s', (status, reason) => {
    const history = [
      { status: 'PAID', at: ISSUED },
      { status, at: ENDED },
    ] as const;
    expect(reasonIn({ ...refunded({ requestedAt: ENDED }), history })).toEqual([
      { reason, lines: [] },
    ]);
    // Before the end it was a correction.
    expect(reasonIn({ ...refunded({ requestedAt: at(3) }), history })).toEqual([
      { reason: 'CORRECTION', lines: [] },
    ]);
  });
});

test('of several credit notes each has the reason and the way of its own refund', () => {
  const lines = [{ variantId: 'caftan-celeste', quantity: 1, cause: null }];
  const returns = [requestedReturn({ id: 'back', receivedAt: at(3), lines })];
  const refunds = [
    refund({ id: 'a/0', method: 'CARD', requestedAt: at(2) }),
    refund({ id: 'a/1', method: 'CASH', requestedAt: at(3), returnId: 'back' }),
  ];
  const two = credited(100_000, [30_000, 20_000], { returns, refunds });
  expect(creditsOf(two)).toMatchObject([
    { number: 'A-2026-000001', reason: 'CORRECTION', lines: [], method: 'CARD' },
    { number: 'A-2026-000002', reason: 'RETURN', lines, method: 'CASH' },
  ]);
  expect(documentsOf(two).map(({ refundMethod }) => refundMethod)).toEqual([null, 'CARD', 'CASH']);
});

describe('a month', () => {
  test.each([
    ['2025-11', '2025-10-31T23:00:00.000Z', '2025-11-30T23:00:00.000Z'],
    ['2026-11', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2000-01', '2000-01-01T00:00:00.000Z', '2000-02-01T00:00:00.000Z'],
  ])('%s begins and ends in Rabat', (month, from, before) => {
    expect(readMonth(month)).toEqual({ from, before });
  });

  test('follows the one before without a gap, Ramadan included', () => {
    // From 2020 on: clocks changed at midnight sharp in 2008.
    for (let n = 240; n < 1_200; n += 1) {
      const [month = '', next = ''] = [n, n + 1].map((count) =>
        new Date(Date.UTC(2000, count)).toISOString().slice(0, 7),
      );
      const { from, before } = readMonth(month);
      expect(dateInMorocco(new Date(from))).toBe(`${month}-01`);
      expect(dateInMorocco(new Date(before))).toBe(`${next}-01`);
    }
  });

  test.each([
    '2026-13',
    '2026-00',
    '26-11',
    '2026-1',
    '2026-11-01',
    'novembre',
    '',
    '1999-12',
    null,
    5,
  ])('%s is refused', (month) => {
    expect(() => readMonth(month)).toThrow('MONTH');
  });
});
