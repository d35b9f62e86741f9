import pLimit from 'p-limit';
import { StoreUnavailable } from '../../shared/problems.ts';
import type { Access, Pictures, Store } from '../engine.ts';
import type { Change } from './changes.ts';
import { Draft, readerOf } from './draft.ts';
import { Indexes } from './indexes.ts';
import { rowsIn } from './rows.lowdb.ts';
import type { Tables } from './schema.ts';

/** Makes the changes of the tables durable. What it throws becomes StoreUnavailable. */
export interface Persistence {
  /** Runs before each transaction. */
  ready(): Promise<void>;
  /** Resolves once the changes are durable. */
  append(changes: readonly Change[]): Promise<void>;
  flushed(): Promise<void>;
  afterTransaction(): Promise<void>;
  dropOverwritten(): void;
  /** Runs after the last transaction. */
  close(): Promise<void>;
}

/** A store over tables in memory, which nothing else may change. */
export function storeOver<Ports, Reads extends Ports>(
  tables: Tables,
  { schema, portsOf, readPortsOf, runWork }: Access<Ports, Reads>,
  { persistence, pictures }: { readonly persistence: Persistence; readonly pictures: Pictures },
): Store<Ports, Reads> {
  // Transactions read what earlier ones committed.
  const oneAtATime = pLimit(1);
  const indexes = new Indexes(tables, schema.indexes);
  for (const projection of schema.projections) indexes.projection(projection);
  let cacheVersion = 0;

  /** The next transaction sees it before it is durable. */
  function commit(draft: Draft): Promise<void> {
    const { changes } = draft;
    if (changes.length === 0) return persistence.flushed();
    indexes.apply(changes);
    if (changes.some(([, changed]) => schema.cached.some(({ name }) => name === changed))) {
      cacheVersion += 1;
    }
    return persistence.append(changes);
  }

  return {
    pictures,
    read: readPortsOf(rowsIn(readerOf(tables, indexes))),
    get cacheVersion() {
      return cacheVersion;
    },
    flushed: () => unlessUnavailable(persistence.flushed()),
    async transaction<T>(work: (ports: Ports) => Promise<T>) {
      const { result, committed } = await oneAtATime(async () => {
        await unlessUnavailable(persistence.ready());
        const draft = new Draft(tables, indexes);
        const value = await runWork(portsOf(rowsIn(draft)), work);
        return { result: value, committed: commit(draft) };
      });
      await unlessUnavailable(committed);
      await persistence.afterTransaction();
      return result;
    },
    dropOverwritten: persistence.dropOverwritten,
    close: () => oneAtATime(() => persistence.close()),
  };
}

async function unlessUnavailable<T>(done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}
