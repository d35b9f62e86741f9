import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { COLUMNS } from '../../../server/catalog/catalog.csv.ts';
import { order } from '../../store/records.ts';
import {
  openTestAdminSocket,
  SPARE_PICTURE,
  type TestAdminSocket,
} from '../../support/shop/admin-socket.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { newShopper } from '../order/order.shopper.ts';

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

/** Oldest first. */
async function log() {
  const entries = await shop.store.read.audit.latest({ before: null, limit: 1000 });
  return entries.toReversed();
}
const parsed = (json: string | null): unknown => json && JSON.parse(json);
async function changes() {
  return (await log()).map(({ action, subject, before, after }) => [
    action,
    subject,
    parsed(before),
    parsed(after),
  ]);
}

const HEADER = COLUMNS.join(',');
const ID = 'caftan-celeste';

describe('the audit log has', () => {
  test('every move of an order, by whom, and no address', async () => {
    const input = guestOrder([['jupe-plissee-safran', 1]], { email: 'nadia@example.com' });
    const number = (await place(shop, input)).order?.number ?? '';
    await socket.run('orders.confirm', { numbers: [number] });
    await socket.run('orders.ship', { numbers: [number], parcel: 'MA 123' });
    await socket.run('orders.refuse', { numbers: [number] });
    await socket.refuse('orders.deliver', { numbers: [number] });
    expect(await changes()).toEqual([
      ['order.confirm', number, { status: 'PENDING' }, { status: 'CONFIRMED' }],
      [
        'order.ship',
        number,
        { status: 'CONFIRMED', parcelNumber: null },
        { status: 'SHIPPED', parcelNumber: 'MA 123' },
      ],
      ['order.refuse', number, { status: 'SHIPPED' }, { status: 'REFUSED' }],
    ]);
    const entries = await log();
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([COMMAND_LINE]));
    expect(JSON.stringify(entries)).not.toMatch(/nadia|Alami|0612345678/i);
  });

  test('what differs of a product, and nothing where nothing changed', async () => {
    const price = { id: ID, price: '3290' };
    await socket.run('products.price', price);
    await socket.run('products.price', price);
    await socket.run('products.picture', { id: ID, picture: SPARE_PICTURE, alt: 'Caftan' });
    await socket.run('products.change-variant', { id: ID, sku: 'CC-40' });
    await socket.run('products.out-of-stock', { ids: [ID] });
    await socket.run('products.out-of-stock', { ids: [ID] });
    await socket.run('products.archive', { ids: [ID] });
    await socket.run('products.archive', { ids: [ID] });
    await socket.run('products.unarchive', { ids: [ID] });
    await socket.run('products.delete', { ids: [ID] });
    const all = await changes();
    expect(all.map(([action]) => action)).toEqual([
      ...Array.from({ length: 4 }, () => 'product.save'),
      'product.archive',
      'product.unarchive',
      'product.delete',
    ]);
    expect(all[0]).toEqual(['product.save', ID, { price: 349_000 }, { price: 329_000 }]);
    expect(all[1]?.[3]).toEqual({ image: SPARE_PICTURE, imageAlt: 'Caftan' });
    expect(all[2]?.[3]).toEqual({ [`variant ${ID}`]: expect.objectContaining({ sku: 'CC-40' }) });
    expect(all[3]?.[3]).toEqual({ outOfStock: true });
    expect(all[4]).toEqual([
      'product.archive',
      ID,
      { archivedAt: null },
      { archivedAt: expect.any(String) },
    ]);
    expect(all[6]).toEqual([
      'product.delete',
      ID,
      expect.objectContaining({ title: 'Caftan Céleste', price: 329_000 }),
      null,
    ]);
  });

  test('counted stock, by variant', async () => {
    await socket.run('products.set-stock', { changes: [{ id: ID, stock: '7' }] });
    await socket.run('products.set-stock', {
      changes: [
        { id: ID, stock: '7' },
        { id: 'jupe-plissee-safran', stock: '3' },
      ],
    });
    const [first, second, ...more] = await changes();
    expect(first).toEqual([
      'stock.set',
      ID,
      { stockOnHand: expect.anything() },
      { stockOnHand: 7 },
    ]);
    expect(second?.slice(0, 2)).toEqual(['stock.set', 'jupe-plissee-safran']);
    expect(more).toEqual([]);
  });

  test('categories, and what a file changed', async () => {
    await socket.run('categories.add', { name: 'Sacs' });
    await socket.run('categories.rename', { category: 'sacs', name: 'Pochettes' });
    await socket.run('categories.delete', { categories: ['sacs'] });
    const row = `${ID},Caftan Céleste,Belle Vue,Neuf,Traditionnels,3290,4200,non,,,,`;
    const csv = `${HEADER}\n${row}\n`;
    await socket.run('products.import', { csv, dryRun: true });
    await socket.run('products.import', { csv });
    await socket.run('products.import', { csv });
    const all = await changes();
    expect(all.map(([action, subject]) => `${action} ${subject}`)).toEqual([
      'category.add sacs',
      'category.rename sacs',
      'category.delete sacs',
      `product.import ${ID}`,
    ]);
    expect(all[1]).toEqual(['category.rename', 'sacs', { name: 'Sacs' }, { name: 'Pochettes' }]);
    expect(all[3]?.[3]).toEqual({ description: 'Neuf', price: 329_000 });
  });

  test('counts of a file with more products than anyone reads', async () => {
    const rows = Array.from(
      { length: 501 },
      (_, n) => `robe-${n},Robe ${n},Belle Vue,,Robes,899,1099,non,,,,`,
    );
    await socket.run('products.import', { csv: [HEADER, ...rows, ''].join('\n') });
    expect(await changes()).toEqual([['product.import', 'CSV', null, { added: 501, changed: 0 }]]);
  });

  test('a deleted customer by id alone, with the orders that it cancelled', async () => {
    const shopper = await newShopper(shop);
    const { data } = await shop.graphql<{ me: { id: string; email: string } }>(
      '{ me { id email } }',
      {},
      shopper.token,
    );
    const { id, email } = data.me;
    const pending = order('o1', { customerId: id, number: 'BV-11000', holdsStock: false });
    await shop.store.transaction(({ orders }) => orders.save(pending));
    await socket.run('customers.delete', { email });
    expect(await changes()).toEqual([
      ['order.cancel', 'BV-11000', { status: 'PENDING' }, { status: 'CANCELLED' }],
      ['customer.delete', id, { createdAt: expect.any(String), orders: 1 }, null],
    ]);
    expect(JSON.stringify(await log())).not.toContain(email);
  });
});
