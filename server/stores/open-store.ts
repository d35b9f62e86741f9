import type { Log } from '../shared/log.ts';
import type { Counters } from '../shared/limits.ts';
import { makeFolder } from '../storage/durable-file.ts';
import { dataBytes } from '../storage/lowdb/journal/data-bytes.ts';
import type { Store } from './store.ts';
import type { StoreHealth } from '../storage/store-health.ts';
import { openLowdbStore, shopFolder } from './lowdb.ts';

export interface Place {
  /** With a database it still holds outbox and socket. */
  readonly dataDir: string;
  /** The database to use instead; null for the folder. */
  readonly databaseUrl: string | null;
}

export interface Listeners {
  /** A disk that failed once the store was open, or a lost folder. A database comes back by itself. */
  readonly onFailure: (error: unknown) => void;
  readonly log: Log;
}

export interface OpenedStore {
  readonly store: Store;
  readonly health: StoreHealth;
  /** Bytes of the stored data, by part. */
  readonly dataBytes: () => Promise<Readonly<Record<string, number>>>;
  /** Shared by all instances; null for a store with a single owner. */
  readonly counters: Counters | null;
}

/** Opens a store; `fill` fills a new one. A database that is away is never a reason to use the folder. */
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
    });
    const { counters } = store;
    const health: StoreHealth = { warnings: () => [], snapshots: () => null };
    return { store, health, counters, dataBytes: async () => ({ database: await store.size() }) };
  }
  let isOpen = false;
  const store = await openLowdbStore(dataDir, {
    // Before, opening itself rejects.
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
