import { afterAll, expect, test } from 'vitest';
import { monthOf } from '../../rules/shipment/statement/month.ts';
import { adminWith, openAdmin } from '../../support/shop/admin.ts';
import { startInstances } from '../../support/shop/instances.ts';
import { subscribe } from '../webhook/webhook.documents.ts';
import { moneyOf } from './statement.documents.ts';

const ROWS = 12;

const { first, all, close } = await startInstances();
afterAll(close);

test('a statement that is settled on three instances at once settles each order once', async () => {
  const hook = await subscribe(first, ['order.settled']);
  const { orders, file } = monthOf(7);
  await first.store.transaction((ports) => ports.orders.save(...orders));
  const { email, cookie } = await openAdmin(first);
  const people = all.map((shop) => moneyOf(adminWith(shop, email, cookie)));
  const part = file.split('\n').slice(0, ROWS + 1);
  const read = await moneyOf(adminWith(first, email, cookie)).preview('file', part.join('\n'));
  const { id = '', sums } = read.statement ?? {};
  expect(sums?.toSettle.rows).toBeGreaterThan(0);
  // Events of orders that were paid out before do not count.
  await hook.events();

  const settled = await Promise.all(people.map(({ settle }) => settle(id)));
  for (const { statement, userErrors } of settled) {
    expect(userErrors).toEqual([]);
    expect(statement?.sums.settled).toEqual(sums?.toSettle);
  }
  const after = await first.store.read.orders.ordersById(orders.map((order) => order.id));
  const settlements = [...after.values()].flatMap((order) => order.settlements);
  expect(settlements.filter(({ statementId }) => statementId === id)).toHaveLength(
    sums?.toSettle.rows ?? 0,
  );
  expect(await hook.events()).toHaveLength(sums?.toSettle.rows ?? 0);
});
