import { expect, test } from 'vitest';
import { newestFirst } from '../../../client/admin/orders/contact/newestFirst.ts';
import { moneyRows } from '../../../client/admin/orders/detail/moneyRows.ts';
import { formatMoney } from '#shared/money.format.ts';

const money = (amount: number) => ({ amount });

test('the subtotal of an order is the sum of its lines, in the prices that were paid', () => {
  const reduced = {
    paymentMethod: 'CASH_ON_DELIVERY',
    total: money(92_000),
    originalTotal: money(120_000),
    discountCode: null,
  } as const;
  expect(moneyRows({ ...reduced, shipping: money(5_000) })).toEqual([
    { label: 'Sous-total', text: formatMoney(92_000) },
    { label: 'Livraison', text: formatMoney(5_000) },
  ]);
  expect(moneyRows({ ...reduced, shipping: money(0) })[1]?.text).toBe('Offerte');
});

test('a code stands between the sum of the lines and the delivery, and all add up', () => {
  const sums = {
    paymentMethod: 'CASH_ON_DELIVERY',
    total: money(82_800),
    shipping: money(0),
    discountCode: { code: 'AÏD 10', saving: money(9_200) },
  } as const;
  expect(moneyRows(sums)).toEqual([
    { label: 'Sous-total', text: formatMoney(92_000) },
    { label: 'Code AÏD 10', text: formatMoney(-9_200) },
    { label: 'Livraison', text: 'Offerte' },
  ]);
  const free = { ...sums, discountCode: { code: 'PORT', saving: money(0) } };
  expect(moneyRows(free)[1]).toEqual({ label: 'Code PORT', text: 'Livraison offerte' });
});

test('what was taken along at the counter has no delivery', () => {
  const sums = {
    paymentMethod: 'PAID_IN_SHOP',
    total: money(92_000),
    shipping: money(0),
    discountCode: null,
  } as const;
  expect(moneyRows(sums).map(({ label }) => label)).toEqual(['Sous-total']);
});

const keysOf = (entries: ReadonlyArray<{ at: string; note: string } | undefined>) =>
  Object.fromEntries(newestFirst(entries).map(({ key, entry }) => [entry?.note, key]));

test('entries of one second have keys of their own, which stay when one is added', () => {
  const at = '2026-11-26T10:00:00+01:00';
  const [a, b, c] = ['a', 'b', 'c'].map((note) => ({ at, note }));
  const before = keysOf([a, b]);
  const after = keysOf([a, b, c]);
  expect(after).toMatchObject(before);
  expect(new Set(Object.values(after)).size).toBe(3);
  expect(newestFirst(['old', 'new']).map(({ entry }) => entry)).toEqual(['new', 'old']);
});
