import { deepFreeze, type Collection, type Row } from '../collection.ts';
import type { Change } from './changes.ts';
import { compareValues, matcherOf, valuesOf, type Index, type Where } from '../rows.ts';
import { compareEntries, FORWARDS, type Entry, type Indexes, type Walk } from './indexes.ts';
import type { Projection } from '../projection.ts';
import { rowsOf, type Tables } from './schema.ts';

export interface Writer {
  get<R extends Row>(collection: Collection<R>, key: string): R | undefined;
  entriesOf(index: Index, where: Where, walk: Walk): Iterable<Entry>;
  /** The first of the row's entries there. */
  entryOf(index: Index, where: Where, key: string): Entry | null;
  countByValue(index: Index, where: Where): ReadonlyMap<string, number>;
  count(index: Index, where: Where, atMost: number): number;
  projection<P>(projection: Projection<P>): P;
  put<R extends Row>(collection: Collection<R>, key: string, row: R): void;
  remove(collection: Collection, key: string): void;
}

function refuse(): never {
  throw new Error('The store can only be changed inside a transaction');
}

export function readerOf(tables: Tables, indexes: Indexes): Writer {
  const reader: Writer = {
    get: (collection, key) => rowsOf(tables, collection).get(key),
    entriesOf: (index, where, walk) => indexes.entries(index, where, walk),
    entryOf(index, where, key) {
      const row = reader.get(index.collection, key);
      return row === undefined
        ? null
        : firstEntry(index, where, { key, row, sequence: indexes.sequenceOf(index, key) ?? 0 });
    },
    countByValue: (index, where) => indexes.countByValue(index, where),
    count: (index, where, atMost) => indexes.count(index, where, atMost),
    projection: (projection) => indexes.projection(projection),
    put: refuse,
    remove: refuse,
  };
  return reader;
}

function firstEntry(
  index: Index,
  where: Where,
  { key, row, sequence }: { readonly key: string; readonly row: Row; readonly sequence: number },
): Entry | null {
  const values = valuesOf(index, row).filter(matcherOf(where));
  const [value] = values.toSorted(compareValues);
  return value === undefined ? null : { value, sequence, key };
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

  *entriesOf(index: Index, where: Where, walk: Walk): Iterable<Entry> {
    const changed = this.#rows(index.collection);
    const compare = (a: Entry, b: Entry) => compareEntries(a, b) * (walk.isBackwards ? -1 : 1);
    const { after } = walk;
    const added = this.#changedEntries(index, where)
      .filter((entry) => after === null || compare(entry, after) > 0)
      .toSorted(compare);
    for (const entry of this.#indexes.entries(index, where, walk)) {
      if (changed?.has(entry.key)) continue;
      for (let [first] = added; first && compare(first, entry) < 0; [first] = added) {
        yield first;
        added.shift();
      }
      yield entry;
    }
    yield* added;
  }

  entryOf(index: Index, where: Where, key: string): Entry | null {
    const row = this.get(index.collection, key);
    const place = [...(this.#rows(index.collection)?.keys() ?? [])].indexOf(key);
    return row === undefined
      ? null
      : firstEntry(index, where, { key, row, sequence: this.#sequenceOf(index, key, place) });
  }

  countByValue(index: Index, where: Where): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { value } of this.entriesOf(index, where, FORWARDS)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }

  count(index: Index, where: Where, atMost: number): number {
    let count = 0;
    for (const _ of this.entriesOf(index, where, FORWARDS)) {
      if (count === atMost) break;
      count += 1;
    }
    return count;
  }

  #changedEntries(index: Index, where: Where): readonly Entry[] {
    const isFound = matcherOf(where);
    return Array.from(this.#rows(index.collection) ?? []).flatMap(([key, row], place) => {
      if (row === undefined) return [];
      const sequence = this.#sequenceOf(index, key, place);
      const values = valuesOf(index, row).filter(isFound);
      return values.map((value) => ({ value, sequence, key }));
    });
  }

  /** New rows follow the saved ones, in the order of their first `put`. */
  #sequenceOf(index: Index, key: string, place: number): number {
    return this.#indexes.sequenceOf(index, key) ?? this.#indexes.nextSequence + place;
  }

  projection(): never {
    throw new Error('A transaction has no projections');
  }

  put<R extends Row>(collection: Collection<R>, key: string, row: R): void {
    this.#indexes.requireValues(collection, row);
    this.#writable(collection).set(key, deepFreeze(row));
  }

  remove(collection: Collection, key: string): void {
    this.#writable(collection).set(key, undefined);
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
