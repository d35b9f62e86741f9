import type { Collection, Row } from '../collection.ts';
import { deepFreeze } from '../deep-freeze.ts';
import type { Change } from './changes.ts';
import { rowReaderOf, type Index, type Indexes, type Rows, type View } from './indexes.ts';
import { rowsOf, type Tables } from './schema.ts';

export interface Reader extends Rows {
  /** A copy: rows may be removed while iterating. */
  entries<R extends Row>(collection: Collection<R>): ReadonlyArray<readonly [string, R]>;
  size(collection: Collection): number;
  find<R extends Row>(index: Index<R>, value: string): readonly R[];
  view<V>(view: View<V>): V;
}

export interface Writer extends Reader {
  put<R extends Row>(collection: Collection<R>, key: string, row: R): void;
  remove(collection: Collection, key: string): void;
}

function refuse(): never {
  throw new Error('The store can only be changed inside a transaction');
}

export function readerOf(tables: Tables, indexes: Indexes): Writer {
  return {
    ...rowReaderOf(tables),
    entries: (collection) => [...rowsOf(tables, collection)],
    size: (collection) => rowsOf(tables, collection).size,
    find(index, value) {
      const rows = rowsOf(tables, index.collection);
      return Array.from(indexes.keysOf(index, value), (key) => rows.get(key)).filter(
        (row) => row !== undefined,
      );
    },
    view: (view) => indexes.view(view),
    put: refuse,
    remove: refuse,
  };
}

/** The changes of one transaction over unchanged tables: dropping it is the rollback. */
export class Draft implements Writer {
  readonly #base: Tables;
  readonly #indexes: Indexes;
  readonly #changed = new Map<string, Map<string, Row | undefined>>();

  constructor(base: Tables, indexes: Indexes) {
    this.#base = base;
    this.#indexes = indexes;
  }

  get changes(): readonly Change[] {
    return Array.from(this.#changed, ([name, rows]) =>
      Array.from(rows, ([key, row]): Change =>
        row === undefined ? ['remove', name, key] : ['put', name, key, row],
      ),
    ).flat();
  }

  get<R extends Row>(collection: Collection<R>, key: string): R | undefined {
    const rows = this.#rows(collection);
    return rows?.has(key) ? rows.get(key) : rowsOf(this.#base, collection).get(key);
  }

  *values<R extends Row>(collection: Collection<R>): Iterable<R> {
    for (const [, row] of this.#all(collection)) yield row;
  }

  entries<R extends Row>(collection: Collection<R>): ReadonlyArray<readonly [string, R]> {
    return [...this.#all(collection)];
  }

  size(collection: Collection): number {
    const base = rowsOf(this.#base, collection);
    let { size } = base;
    for (const [key, row] of this.#changed.get(collection.name) ?? []) {
      if (row === undefined) size -= base.has(key) ? 1 : 0;
      else size += base.has(key) ? 0 : 1;
    }
    return size;
  }

  find<R extends Row>(index: Index<R>, value: string): readonly R[] {
    const { collection } = index;
    const keys = new Set(this.#indexes.keysOf(index, value));
    for (const [key, row] of this.#rows(collection) ?? []) {
      if (row !== undefined && index.valueOf(row) === value) keys.add(key);
      else keys.delete(key);
    }
    return Array.from(keys, (key) => this.get(collection, key)).filter((row) => row !== undefined);
  }

  /** Not cached for collections that this transaction has changed. */
  view<V>(view: View<V>): V {
    const isChanged = view.of.some(({ name }) => this.#changed.has(name));
    return isChanged ? view.make(this) : this.#indexes.view(view);
  }

  put<R extends Row>(collection: Collection<R>, key: string, row: R): void {
    this.#writable(collection).set(key, deepFreeze(row));
  }

  remove(collection: Collection, key: string): void {
    this.#writable(collection).set(key, undefined);
  }

  *#all<R extends Row>(collection: Collection<R>): Iterable<readonly [string, R]> {
    const base = rowsOf(this.#base, collection);
    const rows = this.#rows(collection);
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

  #rows<R extends Row>({ name }: Collection<R>): ReadonlyMap<string, R | undefined> | undefined {
    return this.#changed.get(name) as ReadonlyMap<string, R | undefined> | undefined;
  }

  #writable({ name }: Collection): Map<string, Row | undefined> {
    let rows = this.#changed.get(name);
    if (!rows) {
      rows = new Map();
      this.#changed.set(name, rows);
    }
    return rows;
  }
}
