import { CatalogIndex } from '../../catalog/lowdb/catalog.index.ts';
import { deepFreeze } from '../deep-freeze.ts';
import type { Change } from './changes.ts';
import type { Indexes } from './indexes.ts';
import type { Lookup } from './lookups.ts';
import type { Row, Rows, TableName, Tables } from './tables.ts';

/** Reads tables by key. */
export interface Reader {
  get<T extends TableName>(table: T, key: string): Rows[T] | undefined;
  values<T extends TableName>(table: T): Iterable<Rows[T]>;
  /** Keys with their rows, as they were when asked: rows may be removed while going through them. */
  entries<T extends TableName>(table: T): ReadonlyArray<readonly [string, Rows[T]]>;
  size(table: TableName): number;
  /** Rows that have this value in a lookup, in the order in which they came to it. */
  find<T extends TableName>(lookup: Lookup<T>, value: string): ReadonlyArray<Rows[T]>;
  readonly catalog: CatalogIndex;
}

/** Reads tables and collects changes to them. */
export interface Writer extends Reader {
  put<T extends TableName>(table: T, key: string, row: Rows[T]): void;
  remove(table: TableName, key: string): void;
}

function refuse(): never {
  throw new Error('The store can only be changed inside a transaction');
}

/** Reads the tables as they are. Writing through it is a mistake in the code. */
export function readerOf(tables: Tables, indexes: Indexes): Writer {
  return {
    get: (table, key) => tables[table].get(key),
    values: (table) => tables[table].values(),
    entries: (table) => [...tables[table]],
    size: (table) => tables[table].size,
    find: (lookup, value) =>
      Array.from(indexes.keysOf(lookup, value), (key) => tables[lookup.table].get(key)).filter(
        (row) => row !== undefined,
      ),
    get catalog() {
      return indexes.catalog;
    },
    put: refuse,
    remove: refuse,
  };
}

/**
 * The changes of one transaction, laid over tables that stay as they are: what it costs depends on
 * what is changed, not on how much there is. Dropping the draft is the whole of a rollback.
 */
export class Draft implements Writer {
  readonly #base: Tables;
  readonly #indexes: Indexes;
  /** By table and key; undefined for a row that is removed. */
  readonly #changed = new Map<TableName, Map<string, Row | undefined>>();

  constructor(base: Tables, indexes: Indexes) {
    this.#base = base;
    this.#indexes = indexes;
  }

  /** What the transaction changed; empty when it only read. */
  get changes(): readonly Change[] {
    return Array.from(this.#changed, ([table, rows]) =>
      Array.from(rows, ([key, row]): Change =>
        row === undefined ? ['remove', table, key] : ['put', table, key, row],
      ),
    ).flat();
  }

  get<T extends TableName>(table: T, key: string): Rows[T] | undefined {
    const rows = this.#rows(table);
    return rows?.has(key) ? rows.get(key) : this.#base[table].get(key);
  }

  *values<T extends TableName>(table: T): Iterable<Rows[T]> {
    for (const [, row] of this.#all(table)) yield row;
  }

  entries<T extends TableName>(table: T): ReadonlyArray<readonly [string, Rows[T]]> {
    return [...this.#all(table)];
  }

  size(table: TableName): number {
    const base = this.#base[table];
    let { size } = base;
    for (const [key, row] of this.#changed.get(table) ?? []) {
      if (row === undefined) size -= base.has(key) ? 1 : 0;
      else size += base.has(key) ? 0 : 1;
    }
    return size;
  }

  find<T extends TableName>(lookup: Lookup<T>, value: string): ReadonlyArray<Rows[T]> {
    const { table, valueOf } = lookup;
    const changed = this.#rows(table);
    const keys = new Set(this.#indexes.keysOf(lookup, value));
    for (const [key, row] of changed ?? []) {
      if (row !== undefined && valueOf(row) === value) keys.add(key);
      else keys.delete(key);
    }
    return Array.from(keys, (key) => this.get(table, key)).filter((row) => row !== undefined);
  }

  /** Made anew for a catalogue that this transaction has changed, which few ask about. */
  get catalog(): CatalogIndex {
    const isChanged = this.#changed.has('products') || this.#changed.has('categories');
    return isChanged
      ? new CatalogIndex(this.values('products'), this.values('categories'))
      : this.#indexes.catalog;
  }

  put<T extends TableName>(table: T, key: string, row: Rows[T]): void {
    this.#writable(table).set(key, deepFreeze(row));
  }

  remove(table: TableName, key: string): void {
    this.#writable(table).set(key, undefined);
  }

  *#all<T extends TableName>(table: T): Iterable<readonly [string, Rows[T]]> {
    const base = this.#base[table];
    const rows = this.#rows(table);
    for (const [key, row] of base) {
      if (!rows?.has(key)) yield [key, row];
      else {
        const changed = rows.get(key);
        if (changed !== undefined) yield [key, changed];
      }
    }
    for (const [key, row] of rows ?? []) {
      if (row !== undefined && !base.has(key)) yield [key, row];
    }
  }

  #rows<T extends TableName>(table: T): ReadonlyMap<string, Rows[T] | undefined> | undefined {
    // Only `put` fills it, with rows of the table.
    return this.#changed.get(table) as ReadonlyMap<string, Rows[T] | undefined> | undefined;
  }

  #writable(table: TableName): Map<string, Row | undefined> {
    let rows = this.#changed.get(table);
    if (!rows) {
      rows = new Map();
      this.#changed.set(table, rows);
    }
    return rows;
  }
}
