import type { Log } from '../shared/log.ts';
import type { Counters } from '../shared/limits.ts';
import { makeFolder } from '../storage/durable-file.ts';
import { dataBytes } from '../storage/lowdb/journal/data-bytes.ts';
import type { Store } from './store.ts';
import type { StoreHealth } from '../storage/store.ts';
import { openLowdbStore, shopFolder } from './lowdb.ts';

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
  readonly counters: Counters | null;
}

/** `fill` fills a new store. An unreachable database never falls back to the folder. */
export async function openStore(
  { dataDir, databaseUrl }: Place,
  fill: (store: Store) => Promise<void>,
  { onFailure, log }: Listeners,
): Promise<OpenedStore> {
  await makeFolder(dataDir);
  if (databaseUrl !== null) {
    // A shop without a database starts without its driver.
    const { openPostgresStore } = await import('./postgres.ts');
    const store = await openPostgresStore(databaseUrl, fill, {
      onChange: (isThere) =>
        log.warn({}, isThere ? 'the database is there again' : 'the database is away'),
      report: (message) => log.warn({}, `upgrade of the database: ${message}`),
    });
    const { counters } = store;
    const health: StoreHealth = { warnings: () => [], snapshots: () => null };
    return { store, health, counters, dataBytes: async () => ({ database: await store.size() }) };
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
    counters: null,
    dataBytes: () => dataBytes(shopFolder(dataDir)),
  };
}
