import { beforeEach, describe, expect, test } from 'vitest';
import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { order } from '../../store/contract/records.ts';
import type { TestAdminSocket } from '../../support/shop/admin-socket.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { archiveBy, unarchiveBy } from '../admin/products.documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { newShopper } from '../order/order.shopper.ts';
import { fileOf, startShopWithSocket } from './cli.shop.ts';

let shop: TestShop;
let socket: TestAdminSocket;
beforeEach(async () => {
  ({ shop, socket } = await startShopWithSocket());
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

const ID = 'caftan-celeste';

describe('the audit log has', () => {
  test('every move of an order, by whom, and no address', async () => {
    const input = guestOrder([['jupe-plissee-safran', 1]], { email: 'nadia@example.com' });
    const number = (await place(shop, input)).order?.number ?? '';
    await socket.run('orders confirm', { numbers: [number] });
    await socket.run('orders ship', { numbers: [number], parcel: 'MA 123' });
    await socket.run('orders refuse', { numbers: [number] });
    await socket.refuse('orders deliver', { numbers: [number] });
    const shipped = { status: 'SHIPPED', parcelNumber: 'MA 123' };
    expect(await changes()).toEqual([
      ['order.confirm', number, { status: 'PENDING' }, { status: 'CONFIRMED' }],
      ['order.ship', number, { status: 'CONFIRMED', parcelNumber: null }, shipped],
      ['order.refuse', number, { status: 'SHIPPED' }, { status: 'REFUSED' }],
    ]);
    const entries = await log();
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([COMMAND_LINE]));
    expect(JSON.stringify(entries)).not.toMatch(/nadia|Alami|0612345678/i);
  });

  test('a deleted product as it was, with who archived it before', async () => {
    const ids = [ID];
    const admin = await openAdmin(shop);
    for (let time = 0; time < 2; time += 1) await archiveBy(admin, ID);
    await unarchiveBy(admin, ID);
    await socket.run('products delete', { ids });
    const before = expect.anything();
    const deleted = { title: 'Caftan Céleste', price: 349_000 };
    const ofProducts = (await changes()).filter(([action]) => String(action).startsWith('product'));
    expect(ofProducts).toEqual([
      ['product.archive', ID, { archivedAt: null }, { archivedAt: expect.any(String) }],
      ['product.unarchive', ID, before, expect.anything()],
      ['product.delete', ID, expect.objectContaining(deleted), null],
    ]);
  });

  test('categories, and what a file changed', async () => {
    await socket.run('categories add', { name: 'Sacs' });
    await socket.run('categories rename', { category: 'sacs', name: 'Pochettes' });
    await socket.run('categories delete', { categories: ['sacs'] });
    const row = `${ID},Caftan Céleste,Belle Vue,Neuf,Traditionnels,3290,4200,non,,,,`;
    for (const dryRun of [true, false, false]) {
      await socket.run('products import', { csv: fileOf(row), dryRun });
    }
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
    const row = 'robe-N,Robe,Belle Vue,,Robes,899,1099,non,,,,';
    const rows = Array.from({ length: 501 }, (_, n) => row.replace('N', `${n}`));
    await socket.run('products import', { csv: fileOf(...rows) });
    expect(await changes()).toEqual([['product.import', 'CSV', null, { added: 501, changed: 0 }]]);
  });

  test('a deleted customer by id alone, with the orders that it cancelled', async () => {
    const shopper = await newShopper(shop);
    const { email } = shopper;
    const id = (await shop.store.read.accounts.customerByEmail(email))?.id ?? '';
    const pending = order('o1', { customerId: id, number: 'BV-11000', holdsStock: false });
    await shop.store.transaction(({ orders }) => orders.save(pending));
    await socket.run('customers delete', { email });
    expect(await changes()).toEqual([
      ['order.cancel', 'BV-11000', { status: 'PENDING' }, { status: 'CANCELLED' }],
      ['customer.delete', id, { createdAt: expect.any(String), orders: 1 }, null],
    ]);
    expect(JSON.stringify(await log())).not.toContain(email);
  });
});
