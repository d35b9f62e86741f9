import type { Log } from '../shared/log.ts';
import type { Counters } from '../shared/limits.ts';
import { makeFolder } from '../storage/durable-file.ts';
import { dataBytes } from '../storage/lowdb/journal/data-bytes.ts';
import type { Store } from './store.ts';
import type { StoreHealth } from '../storage/store-health.ts';
import { openLowdbStore, shopFolder } from './lowdb.ts';

/** Where the shop's data is kept. */
export interface Place {
  /** A folder of this machine; with a database it still holds outbox and socket. */
  readonly dataDir: string;
  /** The database to use instead; null for the folder. */
  readonly databaseUrl: string | null;
}

/** Who hears of what befalls the store. */
export interface Listeners {
  /**
   * A disk that failed once the store was open, or a folder that is not this shop's any more: it must
   * be opened anew. A database comes back by itself.
   */
  readonly onFailure: (error: unknown) => void;
  readonly log: Log;
}

/** The store, and what is known of it beside the ports. */
export interface OpenedStore {
  readonly store: Store;
  readonly health: StoreHealth;
  /** Bytes of what the store keeps, by part. */
  readonly dataBytes: () => Promise<Readonly<Record<string, number>>>;
  /** Count for all who share the store; null for one that has a single owner. */
  readonly counters: Counters | null;
}

/**
 * Opens the store of a place; one that is new is filled by `fill`. There is no way from one place to
 * the other here: a database that cannot be reached is an error, and never a reason to use the folder.
 */
export async function openStore(
  { dataDir, databaseUrl }: Place,
  fill: (store: Store) => Promise<void>,
  { onFailure, log }: Listeners,
): Promise<OpenedStore> {
  await makeFolder(dataDir);
  if (databaseUrl !== null) {
    // Loaded here, so that a shop without a database starts without its driver.
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
    // Before, the opening itself fails, and whoever opens the store says so.
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
