import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataBytes } from '../../../server/storage/lowdb/journal/data-bytes.ts';
import { disk, type Files } from '../../../server/storage/lowdb/journal/files.ts';
import {
  openLowdbStore,
  shopFolder,
  openStore,
  type OpenedStore,
} from '../../../server/store.open.ts';
import type { Store } from '../../../server/store.ts';
import { memoryFiles, type MemoryFolder } from '../store/memory-files.ts';
import { fillShop } from './shop.seed.ts';

/**
 * Whether the project of this test keeps its shops in PostgreSQL: what is about files is not for
 * it.
 */
export const isInPostgres = process.env['STORE'] === 'postgres';

/** Whether this test is about the shop in the browser, which `npm run build:demo` makes. */
export const isInDemo = process.env['STORE'] === 'demo';

/** Where a test's shop keeps its data; it outlives the shop's restarts. */
export interface ShopPlace {
  readonly folder: string;
  /** Null for a shop in its folder. */
  readonly databaseUrl: string | null;
  /** Files of the store in the folder: memory in a new place, else the disk. */
  readonly files: Files;
  open(fill: (store: Store) => Promise<void>, files?: Files): Promise<OpenedStore>;
  remove(): Promise<void>;
}

/**
 * A new place in the store that the test's project is about, with nothing in it unless `isSeeded`.
 */
export async function newPlace(isSeeded = true): Promise<ShopPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!isInPostgres) {
    const files = memoryFiles(new Map(isSeeded ? await seededFiles() : []));
    return { ...placeIn(folder), files, open: openIn(folder, files), remove: removeFolder };
  }
  // Loaded here, because programs outside of vitest open shops in folders, too.
  const { testDatabase } = await import('../store/postgres.stores.ts');
  const database = await testDatabase(isSeeded ? 'SHOP' : 'NOTHING');
  return {
    ...placeIn(folder, database.url),
    async remove() {
      await database.dispose();
      await removeFolder();
    },
  };
}

let seeded: Promise<MemoryFolder> | undefined;
/** Returns what every new shop begins with; each worker writes it once. */
const seededFiles = (): Promise<MemoryFolder> => (seeded ??= writeSeed());

async function writeSeed(): Promise<MemoryFolder> {
  const folder: MemoryFolder = new Map();
  const store = await openLowdbStore(tmpdir(), { files: memoryFiles(folder) });
  await fillShop(store);
  await store.close();
  return folder;
}

/** A folder that is there, or a database beside it; their creator removes them. */
export function placeIn(folder: string, databaseUrl: string | null = null): ShopPlace {
  const listeners = { onFailure: () => {}, log: { warn: () => {}, error: () => {} } };
  return {
    folder,
    databaseUrl,
    files: disk,
    open:
      databaseUrl === null
        ? openIn(folder, disk)
        : (fill) => openStore({ dataDir: folder, databaseUrl }, fill, listeners),
    remove: async () => {},
  };
}

function openIn(folder: string, usual: Files): ShopPlace['open'] {
  return async (fill, files = usual) => {
    const store = await openLowdbStore(folder, { files });
    if (store.isNew) await fill(store);
    return {
      store,
      health: store.health,
      counterOf: null,
      dataBytes: () => dataBytes(shopFolder(folder)),
    };
  };
}
