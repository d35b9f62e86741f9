import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printOrder } from '../../../server/cli/orders.printout.ts';
import { printProducts } from '../../../server/cli/products.printout.ts';
import { openTestAdminSocket, type TestAdminSocket } from '../../support/shop/admin-socket.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';

let shop: TestShop;
let socket: TestAdminSocket;
beforeEach(async () => {
  shop = await startShop();
  socket = await openTestAdminSocket(shop);
});
afterEach(async () => {
  await socket.close();
  await shop.close();
});

describe('a staff member reads', () => {
  test('which variant each line of an order is', async () => {
    const lines = [{ productId: 'caftan-celeste', variantId: 'caftan-celeste.42', quantity: 1 }];
    const { order } = await place(shop, guestOrder([], { lines }));
    const shown = await socket.run('orders.show', { number: order?.number ?? '' });
    expect(shown.lines).toMatchObject([{ title: 'Caftan Céleste', variantTitle: 'Taille 42' }]);
    expect(printOrder(shown)).toContain('\nCaftan Céleste, Taille 42  Belle Vue  ');
  });

  test('the stock of a list of products in short', async () => {
    const { products, stock } = await socket.run('products.list', { category: 'Traditionnels' });
    const printed = printProducts({ products, stock });
    expect(stock['caftan-celeste']).toEqual({ available: 156, soldOutVariants: 0 });
    expect(printed).toMatch(/^caftan-celeste .*\u00a0DH {2}156$/m);
    const soldOut = products.filter(({ outOfStock }) => outOfStock).map(({ id }) => id);
    expect(soldOut.length).toBeGreaterThan(0);
    for (const id of soldOut) expect(printed).toMatch(new RegExp(`^${id} .* {2}rupture$`, 'm'));
    expect(printed).toMatch(/ {2}\d+, 1 épuisée$/m);
  });
});
