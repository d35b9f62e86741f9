import { createPool, connectionTo, PATIENCE, type Patience } from './connection.ts';
import { Invalidations } from './invalidations.ts';
import { sharedCounter, sweepCounters } from './counters.ts';
import { readerOf } from './database.ts';
import { prepareDatabase } from './bootstrap.ts';
import type { RowsSchema } from '../rows.ts';
import { Memory } from './memory.ts';
import { cachedPictures } from './pictures.postgres.ts';
import { DocumentRows } from './rows.postgres.ts';
import { Transactions } from './transactions.ts';
import type { CounterOf } from '../../shared/limits.ts';
import type { Access, Store } from '../engine.ts';

export interface PostgresStore<Ports, Reads extends Ports> extends Store<Ports, Reads> {
  size(): Promise<number>;
  /** Counts for all instances together. */
  readonly counterOf: CounterOf;
}

/** Channel of notifications; instances of an earlier version listen to it as well. */
const CHANNEL = 'catalog_changed';

export interface PostgresOptions {
  readonly patience?: Patience;
  readonly onChange?: (isThere: boolean) => void;
  /** Progress of an upgrade. */
  readonly report?: (message: string) => void;
}

/** Per instance, beside the listening one; reads never wait for transactions. */
const READERS = 4;
const WRITERS = 6;

/**
 * Migrates the database (PostgreSQL 15 or later) and fills an empty one; of instances that start at
 * once only one does. Throws QueryFailed when it is unreachable, UnfitDatabase, and what `fill`
 * throws.
 */
export async function openPostgresStore<Ports, Reads extends Ports>(
  url: string,
  { schema, portsOf, readPortsOf, runWork }: Access<Ports, Reads> & { readonly schema: RowsSchema },
  fill: (store: Store<Ports, Reads>) => Promise<void>,
  { patience = PATIENCE, onChange = () => {}, report = () => {} }: PostgresOptions = {},
): Promise<PostgresStore<Ports, Reads>> {
  const config = connectionTo(url, patience);
  const readers = createPool({ ...config, max: READERS });
  const writers = createPool({ ...config, max: WRITERS });
  const invalidations = new Invalidations(config, CHANNEL, {
    onChange,
    onRows: (changed) => memory.changed(changed),
  });
  const memory = new Memory(readers, schema.cached, () => invalidations.version !== null);
  const transactions = new Transactions(
    writers,
    (db) => portsOf(new DocumentRows(db, schema, null)),
    invalidations,
  );
  const running = new Set<Promise<unknown>>();
  const stopSweeping = sweepCounters(readerOf(readers));
  const store: PostgresStore<Ports, Reads> = {
    read: readPortsOf(new DocumentRows(readerOf(readers), schema, memory)),
    get cacheVersion() {
      return invalidations.version;
    },
    pictures: cachedPictures(readers),
    transaction(work) {
      const run = transactions.run((ports) => runWork(ports, work));
      const ended = run.finally(() => running.delete(ended)).catch(() => {});
      running.add(ended);
      return run;
    },
    flushed: async () => {},
    dropOverwritten: () => {},
    async size() {
      const [row] = await readerOf(readers).find<{ readonly bytes: number }>(
        'SELECT pg_database_size(current_database()) AS bytes',
      );
      return row?.bytes ?? 0;
    },
    counterOf: (window) => sharedCounter(readerOf(readers), window),
    async close() {
      stopSweeping();
      await Promise.all(running);
      await Promise.all([invalidations.close(), readers.end(), writers.end()]);
    },
  };
  try {
    await prepareDatabase(config, schema, report, async (isEmpty) => {
      await invalidations.open();
      if (isEmpty) await fill(store);
    });
    for (const projection of schema.projections) await memory.projection(projection);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
