import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { explainFailure } from '../../../server/cli/failure.ts';
import { copy } from '../../../server/cli/store.copy.ts';
import { openLowdbStore } from '../../../server/store.open.ts';
import { newFolder } from '../../support/shop/process.ts';
import { customer, order } from '../contract/records.ts';

/** Why a shop with these orders is not copied; the target stays empty. */
async function refusalOf(...orders: readonly object[]): Promise<string> {
  const from = await newFolder();
  const store = await openLowdbStore(from);
  await store.transaction(async (ports) => {
    await ports.accounts.save(customer('c1'));
    // As if another version of the shop had written them.
    await ports.orders.save(...(orders as readonly OrderRecord[]));
  });
  await store.close();
  const to = await newFolder();
  const error: unknown = await copy({ folder: from }, { folder: to }, () => {}).then(
    () => new Error('copied'),
    (reason: unknown) => reason,
  );
  expect((await readdir(to)).filter((name) => name !== 'shop.lock')).toEqual([]);
  return explainFailure(error, { dataDir: from, databaseUrl: null }).message;
}

test('a copy that meets a row of another version names its part, key and field', async () => {
  const { quantity: _, ...incomplete } = order('o2');
  const good = order('o1');
  expect(await refusalOf(good, incomplete)).toContain(' orders/o2/quantity ');
  expect(await refusalOf(good, { ...order('o3'), coupon: 'ETE' })).toContain(' orders/o3/coupon ');
  const [line] = good.lines;
  expect(await refusalOf({ ...good, lines: [{ ...line, total: '3490' }] })).toContain(
    ' orders/o1/lines/0/total ',
  );
});
