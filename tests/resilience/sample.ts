import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLowdbStore } from '../../server/store.open.ts';
import type { Tables } from '../../server/storage/lowdb/schema.ts';
import type { Store } from '../../server/store.ts';
import { inNewFolder } from '../bench/shop.ts';
import { cartLine, order } from '../store/contract/records.ts';
import type { MemoryFolder } from '../support/store/memory-files.ts';

/** All data as one text, to compare states by. */
export function printState(tables: Tables): string {
  return JSON.stringify(
    Array.from(tables, ([name, rows]) => [name, [...rows].sort(([a], [b]) => (a < b ? -1 : 1))]),
  );
}

/** A change of several rows, different for every `n`: half of it would show. */
export function changeSomething(store: Store, n: number): Promise<void> {
  return store.transaction(async ({ carts, orders, mails }) => {
    await carts.save(`c${n % 5}`, [cartLine('caftan-celeste', (n % 99) + 1)]);
    await orders.save(order(`o${n}`, { number: `BV-${n}1000` }));
    await mails.removeSentBefore('2020-01-01T00:00:00.000Z');
    await orders.saveKey('guest', `key-${n}`, { fingerprint: `é"\n${n}`, madeId: `o${n}` });
  });
}

/** Number of orders in a megabyte of `shop.json`. */
export const ORDERS_A_MB = 900;

export async function saveOrders(store: Store, count: number): Promise<void> {
  for (let from = 0; from < count; from += ORDERS_A_MB) {
    const places = Array.from({ length: Math.min(ORDERS_A_MB, count - from) }, (_, n) => from + n);
    await store.transaction(({ orders }) =>
      orders.save(...places.map((n) => order(`past-${n}`, { number: `BV-${n}1000` }))),
    );
  }
}

/**
 * The files of a shop that was killed again and again, each time after so many changes: a snapshot
 * and a journal from each start.
 */
export async function killedShop(lives: readonly number[]): Promise<MemoryFolder> {
  let files: MemoryFolder = new Map();
  let done = 0;
  for (const changes of lives) {
    files = await inNewFolder(async (path) => {
      for (const [name, bytes] of files) await writeFile(join(path, name), bytes);
      const store = await openLowdbStore(path);
      for (const end = done + changes; done < end; done += 1) await changeSomething(store, done);
      // Read before it is closed: this is what a kill would have left.
      const left = await filesIn(path);
      await store.close();
      return left;
    });
  }
  return files;
}

async function filesIn(path: string): Promise<MemoryFolder> {
  const names = (await readdir(path)).filter((name) => name !== 'shop.lock');
  const files = names.map(async (name) => [name, await readFile(join(path, name))] as const);
  return new Map(await Promise.all(files));
}
