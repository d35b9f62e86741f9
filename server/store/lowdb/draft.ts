import { TABLE_NAMES, type Row, type Rows, type TableName, type Tables } from './tables.ts';

/** A row as it is from now on, or its end. */
export type Change =
  readonly ['put', TableName, string, Row] | readonly ['remove', TableName, string];

/** Reads tables by key. */
export interface Reader {
  get<T extends TableName>(table: T, key: string): Rows[T] | undefined;
  values<T extends TableName>(table: T): Iterable<Rows[T]>;
  /** Keys with their rows, as they were when asked: rows may be removed while going through them. */
  entries<T extends TableName>(table: T): ReadonlyArray<readonly [string, Rows[T]]>;
  size(table: TableName): number;
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
export function readerOf(tables: Tables): Writer {
  return {
    get: (table, key) => tables[table].get(key),
    values: (table) => tables[table].values(),
    entries: (table) => [...tables[table]],
    size: (table) => tables[table].size,
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
  /** By table and key; undefined for a row that is removed. */
  readonly #changed = new Map<TableName, Map<string, Row | undefined>>();

  constructor(base: Tables) {
    this.#base = base;
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

/** Makes changes part of the tables, in place. Applying the same changes again does no harm. */
export function applyChanges(tables: Tables, changes: readonly Change[]): void {
  for (const change of changes) {
    const [kind, name, key] = change;
    // Tables that are gone from the code may still be named in an old journal.
    if (!TABLE_NAMES.includes(name)) continue;
    const table: Map<string, Row> = tables[name];
    if (kind === 'put') table.set(key, deepFreeze(change[3]));
    else table.delete(key);
  }
}

/** Rows are shared by all readers, so a change in place anywhere must throw and not spread. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
