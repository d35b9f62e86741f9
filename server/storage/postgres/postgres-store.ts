import { createPool, connectionTo, PATIENCE, type Patience } from './connection.ts';
import { Invalidations } from './invalidations.ts';
import { sharedCounter, sweepCounters } from './counters.ts';
import { OftenCounter } from './counters.often.ts';
import { readerOf, type Database } from './database.ts';
import { prepareDatabase } from './bootstrap.ts';
import type { DocumentSchema } from './documents.ts';
import { cachedPictures } from './pictures.postgres.ts';
import { Transactions } from './transactions.ts';
import type { Counters } from '../../shared/limits.ts';
import type { RunWork, Store } from '../store.ts';

export interface PostgresStore<Ports> extends Store<Ports> {
  size(): Promise<number>;
  readonly counters: Counters;
}

export interface Access<Ports> {
  /** Outside of transactions; `versionOf` is the store's `cacheVersion`. */
  readonly readingPorts: (db: Database, versionOf: () => number | null) => Ports;
  readonly portsOf: (db: Database) => Ports;
  readonly documents: DocumentSchema;
  readonly runWork: RunWork<Ports>;
  /** After migrations: fills columns of earlier rows that SQL cannot compute. */
  readonly complete: (db: Database, store: Store<Ports>) => Promise<void>;
  readonly channel: string;
  readonly tables: readonly string[];
}

export interface PostgresOptions {
  readonly patience?: Patience;
  readonly onChange?: (isThere: boolean) => void;
}

/** Per instance, beside the listening one; reads never wait for transactions. */
const READERS = 4;
const WRITERS = 6;

/**
 * Migrates the database (PostgreSQL 15 or later) and fills an empty one; of instances that start at
 * once only one does. Throws QueryFailed when it is unreachable, UnfitDatabase, and what `fill`
 * throws.
 */
export async function openPostgresStore<Ports>(
  url: string,
  access: Access<Ports>,
  fill: (store: Store<Ports>) => Promise<void>,
  { patience = PATIENCE, onChange = () => {} }: PostgresOptions = {},
): Promise<PostgresStore<Ports>> {
  const config = connectionTo(url, patience);
  const readers = createPool({ ...config, max: READERS });
  const writers = createPool({ ...config, max: WRITERS });
  const invalidations = new Invalidations(config, access.channel, onChange);
  const transactions = new Transactions(writers, access.portsOf, invalidations, patience.connectMs);
  const running = new Set<Promise<unknown>>();
  const often: OftenCounter[] = [];
  const stopSweeping = sweepCounters(readerOf(readers));
  const store: PostgresStore<Ports> = {
    read: access.readingPorts(readerOf(readers), () => invalidations.version),
    get cacheVersion() {
      return invalidations.version;
    },
    pictures: cachedPictures(readers),
    transaction(work) {
      const run = transactions.run((ports) => access.runWork(ports, work));
      const ended = run.finally(() => running.delete(ended)).catch(() => {});
      running.add(ended);
      return run;
    },
    flushed: async () => {},
    async size() {
      const [row] = await readerOf(readers).find<{ readonly bytes: number }>(
        'SELECT pg_database_size(current_database()) AS bytes',
      );
      return row?.bytes ?? 0;
    },
    counters: {
      exactly: (window) => sharedCounter(readerOf(readers), window),
      often(window) {
        const counter = new OftenCounter(readerOf(readers), window);
        often.push(counter);
        return counter;
      },
    },
    async close() {
      stopSweeping();
      await Promise.all([...running, ...often.map((counter) => counter.close())]);
      await Promise.all([invalidations.close(), readers.end(), writers.end()]);
    },
  };
  try {
    await prepareDatabase(config, access, async (isEmpty) => {
      await invalidations.open();
      await access.complete(readerOf(readers), store);
      if (isEmpty) await fill(store);
    });
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
