import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recoverFolder, verifyFolder } from '../../server/stores/lowdb.ts';
import { openLowdbStore, type LowdbStore } from '../../server/stores/lowdb.ts';
import { UnreadableData } from '../../server/storage/lowdb/journal/unreadable.ts';
import { changeSomething } from '../resilience/sample.ts';
import { cartLine, category, customer, order, payment, product } from './records.ts';

/** Written by the shop as it was before there were control files and headers of journals. */
const FOLDERS = fileURLToPath(new URL('folders/without-control-file', import.meta.url));
const NOW = new Date('2025-05-01T10:00:00.000Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belle-vue-upgrade-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const use = (name: string) => cp(join(FOLDERS, name), folder, { recursive: true });

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

describe('a folder of before', () => {
  test.each(['closed', 'killed', 'killed-in-a-write'])('%s, opens unchanged', async (name) => {
    await use(name);
    expect(await verifyFolder(folder)).toMatchObject({ transactions: 8, rows: { orders: 6 } });
    const store = await openLowdbStore(folder);
    await holdsEverything(store);
    await changeSomething(store, 7);
    await store.close();
    const again = await openLowdbStore(folder);
    await holdsEverything(again);
    expect(await again.read.orders.order('o7')).toBeDefined();
    await again.close();
  });

  test('is watched over from its first start on', async () => {
    await use('killed');
    const store = await openLowdbStore(folder);
    await changeSomething(store, 7);
    const killed = await mkdtemp(join(tmpdir(), 'belle-vue-upgrade-'));
    await cp(folder, killed, { recursive: true });
    await store.close();
    await rm(folder, { recursive: true });
    folder = killed;
    expect(await verifyFolder(folder)).toMatchObject({ transactions: 9 });
    // What the shop of before wrote last is as much missed as what came since.
    for (const name of ['shop.journal.3', 'shop.journal.4']) {
      const bytes = await readFile(join(folder, name));
      await truncate(join(folder, name));
      await expect(openLowdbStore(folder)).rejects.toThrow(`${name} cannot be read`);
      await writeFile(join(folder, name), bytes);
    }
  });

  test('is refused and recovered as it was then, when it is damaged', async () => {
    await use('killed');
    const file = join(folder, 'shop.journal.3');
    const bytes = await readFile(file);
    const last = bytes.lastIndexOf('\n', -2) + 1;
    bytes[last + 40] = (bytes[last + 40] ?? 0) ^ 1;
    await writeFile(file, bytes);
    const before = await readdir(folder);
    await expect(openLowdbStore(folder)).rejects.toThrow(UnreadableData);
    expect((await readdir(folder)).filter((name) => name !== 'shop.lock')).toEqual(before);
    const expected = { transactions: 7, rows: { orders: 6 }, isWhole: false, missing: null };
    expect(await recoverFolder(folder, NOW, false)).toMatchObject(expected);
    expect(await verifyFolder(folder)).toMatchObject({ transactions: 7 });
  });
});
