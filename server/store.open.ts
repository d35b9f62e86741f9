import { isStoredName } from './catalog/picture/picture.rules.ts';
import type { CounterOf } from './shared/limits.ts';
import type { Log } from './shared/log/log.ts';
import { makeFolder } from './storage/durable-file.ts';
import type { StoreHealth } from './storage/engine.ts';
import { dataBytes } from './storage/lowdb/journal/data-bytes.ts';
import { folderOf } from './storage/lowdb/journal/folder.ts';
import * as lowdb from './storage/lowdb/lowdb-store.ts';
import * as maintenance from './storage/lowdb/maintenance.ts';
import type { Schema } from './storage/lowdb/schema.ts';
import * as transfer from './storage/lowdb/transfer.lowdb.ts';
import type * as postgres from './storage/postgres/postgres-store.ts';
import { access } from './store.collections.ts';
import type { Ports, ReadPorts, Store } from './store.ts';

const schema: Schema = { ...access.schema, isPictureName: isStoredName };

export type LowdbStore = lowdb.LowdbStore<Ports, ReadPorts>;
export type PostgresStore = postgres.PostgresStore<Ports, ReadPorts>;

export const shopFolder = (path: string) => folderOf(path, schema);

export const openLowdbStore = (path: string, options?: lowdb.LowdbOptions): Promise<LowdbStore> =>
  lowdb.openLowdbStore(shopFolder(path), access, options);

export const verifyFolder = (path: string) => maintenance.verifyFolder(shopFolder(path));
export const backUpFolder = (path: string, file: string) =>
  maintenance.backUpFolder(shopFolder(path), file);
export const recoverFolder = (path: string, now: Date, isDryRun: boolean) =>
  maintenance.recoverFolder(shopFolder(path), now, isDryRun);

export const originInFolder = (path: string) => transfer.originInFolder(shopFolder(path));
export const destinationInFolder = (path: string) => transfer.destinationInFolder(shopFolder(path));

/** Loads the driver as well, which a shop without a database starts without. */
export async function openPostgresStore(
  url: string,
  fill: (store: Store) => Promise<void>,
  options?: postgres.PostgresOptions,
): Promise<PostgresStore> {
  const engine = await import('./storage/postgres/postgres-store.ts');
  return await engine.openPostgresStore(url, access, fill, options);
}

const databases = () => import('./storage/postgres/transfer.postgres.ts');

export const originInDatabase = async (url: string) => (await databases()).originInDatabase(url);
export const destinationInDatabase = async (url: string) =>
  (await databases()).destinationInDatabase(url, access.schema);

export interface Place {
  /** Folder that still has the outbox with a database. */
  readonly dataDir: string;
  /** Null for the folder. */
  readonly databaseUrl: string | null;
}

interface Listeners {
  /** The disk failed or the folder was lost. A database recovers by itself. */
  readonly onFailure: (error: unknown) => void;
  readonly log: Log;
}

export interface OpenedStore {
  readonly store: Store;
  readonly health: StoreHealth;
  /** Sizes by part. */
  readonly dataBytes: () => Promise<Readonly<Record<string, number>>>;
  /** Null for a store with a single owner. */
  readonly counterOf: CounterOf | null;
}

/** `fill` fills a new store. An unreachable database never falls back to the folder. */
export async function openStore(
  { dataDir, databaseUrl }: Place,
  fill: (store: Store) => Promise<void>,
  { onFailure, log }: Listeners,
): Promise<OpenedStore> {
  await makeFolder(dataDir);
  if (databaseUrl !== null) {
    const store = await openPostgresStore(databaseUrl, fill, {
      onChange: (isThere) =>
        log.warn({}, isThere ? 'the database is there again' : 'the database is away'),
      report: (message) => log.warn({}, `upgrade of the database: ${message}`),
    });
    const { counterOf } = store;
    const health: StoreHealth = { warnings: () => [], snapshots: () => null };
    return { store, health, counterOf, dataBytes: async () => ({ database: await store.size() }) };
  }
  let isOpen = false;
  const store = await openLowdbStore(dataDir, {
    // Earlier failures reject `openStore` itself.
    onFailure: (error) => (isOpen ? onFailure(error) : undefined),
    log,
  });
  if (store.isNew) await fill(store);
  isOpen = true;
  return {
    store,
    health: store.health,
    counterOf: null,
    dataBytes: () => dataBytes(shopFolder(dataDir)),
  };
}
