import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { LowdbOptions } from '../../../server/storage/lowdb/lowdb-store.ts';
import { openLowdbStore, type LowdbStore } from '../../../server/store.open.ts';
import { newFolder } from '../../support/shop/process.ts';
import { cartLine } from '../contract/records.ts';

export const saveCart = (store: LowdbStore, id: string, quantity = 1) =>
  store.transaction(({ carts }) => carts.save(id, [cartLine('a', quantity)]));

/** A new folder for each test of a file, and stores over it that are closed after the test. */
export function testFolder() {
  const opened = new Set<LowdbStore>();
  let path = '';
  beforeEach(async () => {
    path = await newFolder();
  });
  afterEach(async () => {
    for (const store of opened) await close(store);
  });

  async function close(store: LowdbStore): Promise<void> {
    opened.delete(store);
    await store.close();
  }

  /** The names of its files but the lock. */
  const names = async () => (await readdir(path)).filter((name) => name !== 'shop.lock').toSorted();

  return {
    get path() {
      return path;
    },
    place: (name: string) => join(path, name),
    names,
    journals: async () => (await names()).filter((name) => name.startsWith('shop.journal')),
    async open(options?: LowdbOptions, at = path): Promise<LowdbStore> {
      const store = await openLowdbStore(at, options);
      opened.add(store);
      return store;
    },
    close,
    /** Goes on in what a kill of this store would leave. */
    async kill(store: LowdbStore): Promise<void> {
      const left = await newFolder();
      await cp(path, left, { recursive: true });
      await close(store);
      path = left;
    },
    /** Goes on in an empty folder. */
    async leave(): Promise<void> {
      path = await newFolder();
    },
  };
}
