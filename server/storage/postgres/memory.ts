import type { Pool } from 'pg';
import { deepFreeze, type Collection, type Row } from '../collection.ts';
import { Projections, type Changed, type Projection, type TableReader } from '../projection.ts';
import { runQuery, unlessLost } from './database.ts';

/** Whole rows that are read at once: garbage of more is promoted to the old generation and fragments it. */
const BATCH = 200;

const VERSIONS = 'SELECT key, xmin::text AS version FROM documents WHERE collection = $1';
const ROWS = `
  SELECT key, row, xmin::text AS version FROM documents WHERE collection = $1 AND key = ANY ($2)`;

interface Stored {
  readonly row: Row;
  /** Version, which differs after each change. */
  readonly version: number;
}

/** A row as the database sends it: each version is a text of its own. */
interface SentVersion {
  readonly key: string;
  readonly version: string;
}
type Sent = SentVersion & Pick<Stored, 'row'>;

interface Read {
  readonly stored: Stored | undefined;
}

/**
 * The rows of some collections as they were committed, with the projections of them. A read first
 * reads what has changed since the read before.
 */
export class Memory {
  readonly #pool: Pool;
  readonly #isConnected: () => boolean;
  readonly #collections: readonly Collection[];
  readonly #rows: ReadonlyMap<string, Map<string, Stored>>;
  readonly #projections: Projections;
  /** Null: any row may have changed. */
  #changed: Changed[] | null = null;
  #reading: Promise<void> | null = null;

  /** `isConnected` is whether changes are announced to this instance. */
  constructor(pool: Pool, collections: readonly Collection[], isConnected: () => boolean) {
    this.#pool = pool;
    this.#isConnected = isConnected;
    this.#collections = collections;
    this.#rows = new Map(collections.map(({ name }) => [name, new Map()]));
    this.#projections = new Projections(this.#reader());
  }

  has({ name }: Collection): boolean {
    return this.#rows.has(name);
  }

  /** Null for any. */
  changed(changed: readonly Changed[] | null): void {
    if (changed === null) this.#changed = null;
    else this.#changed?.push(...changed);
  }

  /** Throws StoreUnavailable. */
  async reader(): Promise<TableReader> {
    await this.#refresh();
    return this.#reader();
  }

  /** Throws StoreUnavailable. */
  async projection<P>(projection: Projection<P>): Promise<P> {
    await this.#refresh();
    return this.#projections.get(projection);
  }

  #reader(): TableReader {
    const rowsOf = ({ name }: Collection) => this.#rows.get(name) ?? new Map<string, Stored>();
    return {
      // A collection's rows are its own.
      get: <R extends Row>(collection: Collection<R>, key: string) =>
        rowsOf(collection).get(key)?.row as R | undefined,
      values: <R extends Row>(collection: Collection<R>) =>
        Array.from(rowsOf(collection).values(), ({ row }) => row as R),
    };
  }

  async #refresh(): Promise<void> {
    if (!this.#isConnected()) this.#changed = null;
    // What changes during a reading may be missing in it.
    while (this.#changed === null || this.#changed.length > 0 || this.#reading) {
      this.#reading ??= unlessLost(this.#read()).finally(() => {
        this.#reading = null;
      });
      await this.#reading;
    }
  }

  async #read(): Promise<void> {
    const changed = this.#changed;
    this.#changed = [];
    try {
      const named = changed ?? (await this.#differing());
      const read = await this.#readRows(named);
      // Together, and only once all were read: projections would miss what a failed reading left.
      for (const { collection, key, stored } of read) {
        if (stored) this.#rows.get(collection)?.set(key, stored);
        else this.#rows.get(collection)?.delete(key);
      }
      this.#projections.apply(named);
    } catch (error) {
      this.#changed = null;
      throw error;
    }
  }

  /** Compares versions alone: most rows are unchanged. */
  async #differing(): Promise<readonly Changed[]> {
    const differing: Changed[] = [];
    for (const [collection, known] of this.#rows) {
      const { rows } = await runQuery<SentVersion>(this.#pool, VERSIONS, [collection]);
      const versions = new Map(rows.map(({ key, version }) => [key, Number(version)]));
      for (const key of new Set([...known.keys(), ...versions.keys()])) {
        if (known.get(key)?.version !== versions.get(key)) differing.push({ collection, key });
      }
    }
    return differing;
  }

  /** Rows that are gone are undefined. */
  async #readRows(changed: readonly Changed[]): Promise<ReadonlyArray<Changed & Read>> {
    const read: Array<Changed & Read> = [];
    for (const collection of this.#collections) {
      const own = changed.filter((each) => each.collection === collection.name);
      for (let start = 0; start < own.length; start += BATCH) {
        const keys = own.slice(start, start + BATCH).map(({ key }) => key);
        const { rows } = await runQuery<Sent>(this.#pool, ROWS, [collection.name, keys]);
        const found = new Map(
          rows.map(({ key, row, version }) => [
            key,
            { row: deepFreeze(row), version: Number(version) },
          ]),
        );
        for (const key of keys) {
          read.push({ collection: collection.name, key, stored: found.get(key) });
        }
      }
    }
    return read;
  }
}
