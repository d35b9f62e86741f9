import { cp, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { recoverFolder, verifyFolder, type LowdbStore } from '../../../server/stores/lowdb.ts';
import { UnreadableData } from '../../../server/storage/lowdb/journal/unreadable.ts';
import { changeSomething } from '../../resilience/sample.ts';
import { testFolder } from './lowdb.folder.ts';
import { cartLine, category, customer, order, payment, product } from '../contract/records.ts';

/** Written by the shop as it was before there were control files and headers of journals. */
const FOLDERS = fileURLToPath(new URL('../folders/without-control-file', import.meta.url));
const NOW = new Date('2025-05-01T10:00:00.000Z');

const under = testFolder();
const use = (name: string) => cp(join(FOLDERS, name), under.path, { recursive: true });

async function holdsEverything({ isNew, read }: LowdbStore): Promise<void> {
  expect(isNew).toBe(false);
  expect(await read.catalog.product('a')).toEqual(product('a'));
  expect(await read.catalog.categories()).toEqual([category('Robes')]);
  expect(await read.accounts.customer('c1')).toEqual(customer('c1'));
  expect(await read.carts.load('c0')).toEqual([cartLine('a', 6)]);
  for (let n = 1; n <= 6; n += 1) {
    expect(await read.orders.order(`o${n}`)).toEqual(order(`o${n}`, { number: `BV-${n}1000` }));
  }
  expect(await read.orders.payment('p1')).toEqual(payment('p1'));
}

/** Of guests. */
const idsOf = async ({ read }: LowdbStore, ...phones: readonly string[]) =>
  Array.from(await read.orders.guestsByPhone(phones), ([phone, { id }]) => [phone, id]);

describe('a folder of before', () => {
  test.each(['closed', 'killed', 'killed-in-a-write'])('%s, opens unchanged', async (name) => {
    await use(name);
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 8, rows: { orders: 6 } });
    const store = await under.open();
    await holdsEverything(store);
    await changeSomething(store, 7);
    await under.close(store);
    const again = await under.open();
    await holdsEverything(again);
    expect(await again.read.orders.order('o7')).toBeDefined();
  });

  test('has the same guests at each start, while their orders change', async () => {
    await use('killed');
    const phones = ['0612345678', '0699999999'];
    const store = await under.open();
    const before = await idsOf(store, ...phones);
    expect(before).toHaveLength(1);
    await under.kill(store);
    const again = await under.open();
    expect(await idsOf(again, ...phones)).toEqual(before);
    const first = order('o1', { number: 'BV-11000' });
    const shippingInfo = { ...first.shippingInfo, phone: '+212699999999' };
    await again.transaction(({ orders }) => orders.save({ ...first, shippingInfo }));
    const after = await idsOf(again, ...phones);
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]?.[1]).not.toBe(before[0]?.[1]);
    await under.kill(again);
    expect(await idsOf(await under.open(), ...phones)).toEqual(after);
  });

  test('is watched over from its first start on', async () => {
    await use('killed');
    const store = await under.open();
    await changeSomething(store, 7);
    await under.kill(store);
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 9 });
    // What the shop of before wrote last is as much missed as what came since.
    for (const name of ['shop.journal.3', 'shop.journal.4']) {
      const bytes = await readFile(under.place(name));
      await truncate(under.place(name));
      await expect(under.open()).rejects.toThrow(`${name} cannot be read`);
      await writeFile(under.place(name), bytes);
    }
  });

  test('is refused and recovered as it was then, when it is damaged', async () => {
    await use('killed');
    const file = under.place('shop.journal.3');
    const bytes = await readFile(file);
    const last = bytes.lastIndexOf('\n', -2) + 1;
    bytes[last + 40] = (bytes[last + 40] ?? 0) ^ 1;
    await writeFile(file, bytes);
    const before = await under.names();
    await expect(under.open()).rejects.toThrow(UnreadableData);
    expect(await under.names()).toEqual(before);
    const expected = { transactions: 7, rows: { orders: 6 }, isWhole: false, missing: null };
    expect(await recoverFolder(under.path, NOW, false)).toMatchObject(expected);
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 7 });
  });
});
