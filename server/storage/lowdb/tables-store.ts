import pLimit from 'p-limit';
import { StoreUnavailable } from '../../shared/problems.ts';
import type { Collection } from '../collection.ts';
import type { Pictures } from '../pictures.ts';
import type { Index } from '../rows.ts';
import type { RunWork, Store } from '../store.ts';
import type { Change } from './changes.ts';
import { Draft, readerOf, type Writer } from './draft.ts';
import { Indexes } from './indexes.ts';
import type { Tables } from './schema.ts';

export interface Access<Ports> {
  readonly indexes: readonly Index[];
  readonly cached: readonly Collection[];
  readonly portsOf: (db: Writer) => Ports;
  readonly runWork: RunWork<Ports>;
}

/** Makes the changes of the tables durable. What it throws becomes StoreUnavailable. */
export interface Persistence {
  /** Before each transaction. */
  ready(): Promise<void>;
  /** Resolves once the changes are durable. */
  append(changes: readonly Change[]): Promise<void>;
  flushed(): Promise<void>;
  /** After each transaction. */
  afterwards(): Promise<void>;
  /** After the last transaction. */
  close(): Promise<void>;
}

/** A store over tables in memory, which nothing else may change. */
export function storeOver<Ports>(
  tables: Tables,
  { indexes: declared, cached, portsOf, runWork }: Access<Ports>,
  { persistence, pictures }: { readonly persistence: Persistence; readonly pictures: Pictures },
): Store<Ports> {
  // Transactions read what earlier ones committed.
  const oneAtATime = pLimit(1);
  const indexes = new Indexes(tables, declared);
  let cacheVersion = 0;

  /** The next transaction sees it before it is durable. */
  function commit(draft: Draft): Promise<void> {
    const { changes } = draft;
    if (changes.length === 0) return persistence.flushed();
    indexes.apply(changes);
    if (changes.some(([, changed]) => cached.some(({ name }) => name === changed))) {
      cacheVersion += 1;
    }
    return persistence.append(changes);
  }

  return {
    pictures,
    read: portsOf(readerOf(tables, indexes)),
    get cacheVersion() {
      return cacheVersion;
    },
    flushed: () => unlessUnavailable(persistence.flushed()),
    async transaction<T>(work: (ports: Ports) => Promise<T>) {
      const { result, committed } = await oneAtATime(async () => {
        await unlessUnavailable(persistence.ready());
        const draft = new Draft(tables, indexes);
        const value = await runWork(portsOf(draft), work);
        return { result: value, committed: commit(draft) };
      });
      await unlessUnavailable(committed);
      await persistence.afterwards();
      return result;
    },
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
