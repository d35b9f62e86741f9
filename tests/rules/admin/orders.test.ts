import { expect, test } from 'vitest';
import { moneyRows } from '../../../client/admin/orders/detail/moneyRows.ts';
import { formatMoney } from '../../../server/shared/isomorphic/money.format.ts';

const money = (amount: number) => ({ amount });

test('the subtotal of an order is the sum of its lines, in the prices that were paid', () => {
  const reduced = { total: money(92_000), originalTotal: money(120_000) };
  expect(moneyRows({ ...reduced, shipping: money(5_000) })).toEqual([
    { label: 'Sous-total', text: formatMoney(92_000) },
    { label: 'Livraison', text: formatMoney(5_000) },
  ]);
  expect(moneyRows({ ...reduced, shipping: money(0) })[1]?.text).toBe('Offerte');
});
