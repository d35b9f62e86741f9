import type { Collection, Row } from '../collection.ts';
import { applyChanges, type Change } from './changes.ts';
import { rowsOf, type Tables } from './schema.ts';

export interface Index<R extends Row = Row> {
  readonly collection: Collection<R>;
  valueOf(row: R): string | null;
}

/** The only value of an index of pending work. */
export const DUE = 'due';

export interface Rows {
  get<R extends Row>(collection: Collection<R>, key: string): R | undefined;
  values<R extends Row>(collection: Collection<R>): Iterable<R>;
}

export interface View<V> {
  readonly of: readonly Collection[];
  make(rows: Rows): V;
  /** `rows` already has the changes; false rebuilds the view. */
  update(view: V, changes: readonly Change[], rows: Rows): boolean;
}

const NONE: ReadonlySet<string> = new Set();

export function rowReaderOf(tables: Tables): Rows {
  return {
    get: (collection, key) => rowsOf(tables, collection).get(key),
    values: (collection) => rowsOf(tables, collection).values(),
  };
}

export class Indexes {
  readonly #tables: Tables;
  readonly #rows: Rows;
  readonly #indexes: readonly Index[];
  readonly #keys = new Map<Index, Map<string, Set<string>>>();
  readonly #views = new Map<View<unknown>, unknown>();

  constructor(tables: Tables, indexes: readonly Index[]) {
    this.#tables = tables;
    this.#rows = rowReaderOf(tables);
    this.#indexes = indexes;
    for (const { name } of new Set(indexes.map(({ collection }) => collection))) {
      for (const [key, row] of tables.get(name) ?? []) this.#note(name, key, undefined, row);
    }
  }

  view<V>(view: View<V>): V {
    if (!this.#views.has(view)) this.#views.set(view, view.make(this.#rows));
    return this.#views.get(view) as V;
  }

  keysOf<R extends Row>(index: Index<R>, value: string): ReadonlySet<string> {
    return this.#keys.get(index)?.get(value) ?? NONE;
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const [, name, key] = change;
      const before = this.#tables.get(name)?.get(key);
      applyChanges(this.#tables, [change]);
      this.#note(name, key, before, this.#tables.get(name)?.get(key));
    }
    for (const [view, made] of this.#views) {
      const isTouched = view.of.some(({ name }) => changes.some(([, changed]) => changed === name));
      if (isTouched && !view.update(made, changes, this.#rows)) this.#views.delete(view);
    }
  }

  #note(name: string, key: string, before: Row | undefined, after: Row | undefined): void {
    for (const index of this.#indexes) {
      if (index.collection.name !== name) continue;
      const old = before === undefined ? null : index.valueOf(before);
      const now = after === undefined ? null : index.valueOf(after);
      if (old === now) continue;
      if (old !== null) this.#take(index, old, key);
      if (now !== null) this.#give(index, now, key);
    }
  }

  #give(index: Index, value: string, key: string): void {
    let values = this.#keys.get(index);
    if (!values) this.#keys.set(index, (values = new Map()));
    const keys = values.get(value);
    if (keys) keys.add(key);
    else values.set(value, new Set([key]));
  }

  #take(index: Index, value: string, key: string): void {
    const values = this.#keys.get(index);
    const keys = values?.get(value);
    keys?.delete(key);
    if (keys?.size === 0) values?.delete(value);
  }
}
