import type { Rows, TableName, Tables } from './tables.ts';

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

/** Reads whatever tables are current when asked. Writing through it is a mistake in the code. */
export function readerOf(current: () => Tables): Writer {
  return {
    get: (table, key) => current()[table].get(key),
    values: (table) => current()[table].values(),
    entries: (table) => [...current()[table]],
    size: (table) => current()[table].size,
    put: refuse,
    remove: refuse,
  };
}

/**
 * The changes of one transaction over tables that stay as they are: a table is copied when it is
 * first written to. Dropping the draft is the whole of a rollback.
 */
export class Draft implements Writer {
  #tables: Tables;
  readonly #copied = new Set<TableName>();

  constructor(base: Tables) {
    this.#tables = base;
  }

  /** The tables with the changes; the base itself when there are none. */
  get tables(): Tables {
    return this.#tables;
  }

  get isEmpty(): boolean {
    return this.#copied.size === 0;
  }

  get<T extends TableName>(table: T, key: string): Rows[T] | undefined {
    return this.#tables[table].get(key);
  }

  values<T extends TableName>(table: T): Iterable<Rows[T]> {
    return this.#tables[table].values();
  }

  entries<T extends TableName>(table: T): ReadonlyArray<readonly [string, Rows[T]]> {
    return [...this.#tables[table]];
  }

  size(table: TableName): number {
    return this.#tables[table].size;
  }

  put<T extends TableName>(table: T, key: string, row: Rows[T]): void {
    this.#writable(table).set(key, deepFreeze(row));
  }

  remove(table: TableName, key: string): void {
    this.#writable(table).delete(key);
  }

  #writable<T extends TableName>(table: T): Map<string, Rows[T]> {
    if (!this.#copied.has(table)) {
      this.#tables = { ...this.#tables, [table]: new Map(this.#tables[table]) };
      this.#copied.add(table);
    }
    // The copy made above is this draft's own Map; the type only forbids it to everybody else.
    return this.#tables[table] as unknown as Map<string, Rows[T]>;
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
