import { expect, test } from 'vitest';
import { monthOf } from '../../rules/shipment/statement/month.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { moneyOf } from './statement.documents.ts';

const shop = await sharedShop();
const money = moneyOf(await openAdmin(shop));

test('a month of 600 orders with 40 planted faults: what agrees is settled, what does not stays owed', async () => {
  const { orders, rows, faults, file } = monthOf(7);
  await shop.store.transaction((ports) => ports.orders.save(...orders));
  const { statement, userErrors } = await money.preview('file', file);
  expect(userErrors).toEqual([]);
  const planted = rows.map((_, at) => faults.get(at) ?? 'EXACT');
  // No fee is known of the courier that every shop has.
  const cases = planted.map((each) => (each === 'FEE_DIFFERS' ? 'EXACT' : each));
  expect(statement?.rows.map((row) => row.case)).toEqual(cases);
  const sum = (wanted: (at: number) => boolean) =>
    rows.reduce((total, { amount }, at) => (wanted(at) ? total + amount : total), 0);
  const isExact = (at: number) => cases[at] === 'EXACT';
  expect(statement?.sums).toMatchObject({
    rows: 600,
    amount: { amount: sum(() => true) },
    toSettle: { amount: { amount: sum(isExact) } },
  });
  const [before] = await money.outstanding();
  const settled = await money.settle(statement?.id ?? '');
  expect(settled.statement?.sums.settled.amount).toEqual({ amount: sum(isExact) });
  const [after] = await money.outstanding();
  expect((before?.amount.amount ?? 0) - (after?.amount.amount ?? 0)).toBe(sum(isExact));
  expect((before?.delivered ?? 0) - (after?.delivered ?? 0)).toBe(
    cases.filter((each) => each === 'EXACT').length,
  );
});
