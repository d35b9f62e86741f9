import { expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { changesOf, problemsIn } from '../admin/orders/orders.change.documents.ts';
import { guestOrder, place } from './order.documents.ts';
import { exchangesOf, problemsOf, SHIRT, size } from './order.exchange.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const { leave, stock, delivered, ask } = exchangesOf(shop, admin);
const { receive: receiveReturn, update } = changesOf(admin);

test('the last item wanted by an order and an exchange at once goes to exactly one, thirty times', async () => {
  const count = 30;
  await leave({ '38': count });
  const owned = [];
  for (let n = 0; n < count; n += 1) owned.push(await delivered());
  for (const [n, order] of owned.entries()) {
    await leave({ '42': 1 });
    const bought = {
      ...guestOrder([], {}),
      lines: [{ productId: SHIRT, variantId: size('42'), quantity: 1 }],
    };
    const wants = [() => ask(order, [['38', '42']]), () => place(shop, bought)];
    // Either begins first, in turn.
    const both = await Promise.all(
      (n % 2 === 0 ? wants : wants.toReversed()).map((want) => want()),
    );
    const won = both.filter((each) => each.order !== null);
    const lost = both.filter((each) => each.order === null);
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(lost[0]?.userErrors[0]?.code).toBe('INSUFFICIENT_STOCK');
  }
});

test('two exchanges, a return and a correction of the same goods at once: one of them takes place', async () => {
  const winners = new Set<number>();
  for (let n = 0; n < 8; n += 1) {
    await leave({ '38': 1, '42': 1, '44': 1 });
    const order = await delivered();
    const owned = [{ variantId: size('38'), quantity: 1, restock: true }];
    const wants = [
      async () => problemsOf(await ask(order, [['38', '42']])),
      async () => problemsOf(await ask(order, [['38', '44']])),
      async () => problemsIn(await receiveReturn(order.id, owned)),
      async () =>
        problemsIn(await update(order.id, { lines: [{ variantId: size('42'), quantity: 1 }] })),
    ];
    const turned = [...wants.slice(n % 4), ...wants.slice(0, n % 4)];
    const problems = await Promise.all(turned.map((want) => want()));
    const won = problems.flatMap((each, at) => (each.length === 0 ? [(at + n) % 4] : []));
    expect(won).toHaveLength(1);
    for (const each of won) winners.add(each);
    const stored = await shop.store.read.orders.order(order.id);
    const takes = (stored?.exchanges.length ?? 0) + (stored?.returns.length ?? 0);
    expect([takes, stored?.lines[0]?.variantId]).toEqual([1, size('38')]);
    const allocated = (await stock('42'))[1] + (await stock('44'))[1];
    expect(allocated).toBe(stored?.exchanges.length);
  }
  expect(winners.size).toBeGreaterThan(1);
});
