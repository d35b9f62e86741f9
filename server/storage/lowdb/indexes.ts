import type { Collection, Row } from '../collection.ts';
import { Projections, type Projection, type TableReader } from '../projection.ts';
import { boundsOf, compareValues, hasText, valuesOf, type Index, type Where } from '../rows.ts';
import { applyChanges, type Change } from './changes.ts';
import { rowsOf, type Tables } from './schema.ts';
import { SearchedValues } from './searched-values.ts';

const MAX_COUNTS = 50;

export interface Walk {
  readonly after: Entry | null;
  readonly isBackwards: boolean;
}

export const FORWARDS: Walk = { after: null, isBackwards: false };

/** Place of a row in an index: the order of entries is that of values, then of first saves. */
export interface Entry {
  readonly value: string;
  readonly sequence: number;
  readonly key: string;
}

export function compareEntries(a: Entry, b: Entry): number {
  return compareValues(a.value, b.value) || a.sequence - b.sequence;
}

function tableReaderOf(tables: Tables): TableReader {
  return {
    get: (collection, key) => rowsOf(tables, collection).get(key),
    values: (collection) => rowsOf(tables, collection).values(),
  };
}

/** The indexes and projections of tables; `apply` updates them with the changes. */
export class Indexes {
  readonly #tables: Tables;
  readonly #indexes: ReadonlyMap<Index, SortedKeys>;
  readonly #sequences: ReadonlyMap<string, Map<string, number>>;
  readonly #projections: Projections;
  #sequence = 0;

  constructor(tables: Tables, indexes: readonly Index[]) {
    this.#tables = tables;
    this.#projections = new Projections(tableReaderOf(tables));
    const indexed = new Set(indexes.map(({ collection }) => collection.name));
    this.#sequences = new Map(Array.from(indexed, (name) => [name, new Map()]));
    this.#indexes = new Map(
      indexes.map((index) => [index, new SortedKeys((key) => this.sequenceOf(index, key))]),
    );
    for (const name of indexed) {
      for (const [key, row] of tables.get(name) ?? []) this.#note(name, key, undefined, row);
    }
    for (const [{ isSearched = false }, keys] of this.#indexes) if (isSearched) keys.searched();
  }

  /** The next one for a row that is not saved. */
  get nextSequence(): number {
    return this.#sequence + 1;
  }

  sequenceOf({ collection }: Index, key: string): number | undefined {
    return this.#sequences.get(collection.name)?.get(key);
  }

  /** Throws where an index refuses the row: a commit may not fail half way. */
  requireValues({ name }: Collection, row: Row): void {
    if (!this.#sequences.has(name)) return;
    for (const index of this.#indexes.keys()) {
      if (index.collection.name === name) valuesOf(index, row);
    }
  }

  projection<P>(projection: Projection<P>): P {
    return this.#projections.get(projection);
  }

  /** Yields entries in their order, or backwards; those beyond the entry `after`. */
  *entries(index: Index, where: Where, { after, isBackwards }: Walk): Iterable<Entry> {
    const keys = this.#indexes.get(index);
    if (!keys) throw new Error(`There is no index ${index.name}`);
    for (const value of keys.values(where, { after, isBackwards })) {
      for (const key of keys.of(value, value === after?.value ? after : null, isBackwards)) {
        yield { value, sequence: this.sequenceOf(index, key) ?? 0, key };
      }
    }
  }

  countByValue(index: Index, where: Where): ReadonlyMap<string, number> {
    return this.#indexes.get(index)?.countByValue(where) ?? new Map();
  }

  count(index: Index, where: Where, atMost: number): number {
    return this.#indexes.get(index)?.count(where, atMost) ?? 0;
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const [, name, key] = change;
      const before = this.#tables.get(name)?.get(key);
      applyChanges(this.#tables, [change]);
      this.#note(name, key, before, this.#tables.get(name)?.get(key));
    }
    this.#projections.apply(changes.map(([, collection, key]) => ({ collection, key })));
  }

  #note(name: string, key: string, before: Row | undefined, after: Row | undefined): void {
    const sequences = this.#sequences.get(name);
    if (!sequences) return;
    if (before === undefined && after !== undefined) sequences.set(key, (this.#sequence += 1));
    for (const [index, keys] of this.#indexes) {
      if (index.collection.name !== name) continue;
      const old = before === undefined ? [] : valuesOf(index, before);
      const now = after === undefined ? [] : valuesOf(index, after);
      for (const value of old) if (!now.includes(value)) keys.remove(value, key);
      for (const value of now) if (!old.includes(value)) keys.add(value, key);
    }
    if (after === undefined) sequences.delete(key);
  }
}

/** The keys of each value in the order of first saves, and the values in theirs. */
class SortedKeys {
  readonly #sequenceOf: (key: string) => number | undefined;
  /** Most values of a large table have one key, which takes less memory alone. */
  readonly #keys = new Map<string, string | string[]>();
  /** Number of entries: each key counts as often as it has values. */
  #size = 0;
  /** Null until the first range: many indexes are only read by one value. */
  #values: string[] | null = null;
  /** Texts of `#values`, for searches. */
  #searched: SearchedValues | null = null;
  /** Counts of searches since the last change: each page of a list is counted. */
  readonly #counts = new Map<string, number>();

  constructor(sequenceOf: (key: string) => number | undefined) {
    this.#sequenceOf = sequenceOf;
  }

  add(value: string, key: string): void {
    this.#size += 1;
    if (this.#counts.size > 0) this.#counts.clear();
    const keys = this.#keysOf(value);
    keys.splice(this.#placeOf(keys, key), 0, key);
    if (keys.length > 1) {
      this.#keys.set(value, keys);
      return;
    }
    this.#keys.set(value, key);
    if (!this.#values) return;
    const place = placeIn(this.#values, value);
    this.#values.splice(place, 0, value);
    this.#searched?.insert(place, value);
  }

  remove(value: string, key: string): void {
    const keys = this.#keysOf(value);
    if (keys.length === 0) return;
    keys.splice(this.#placeOf(keys, key), 1);
    this.#size -= 1;
    if (this.#counts.size > 0) this.#counts.clear();
    if (keys.length > 0) return;
    this.#keys.delete(value);
    if (!this.#values) return;
    const place = placeIn(this.#values, value);
    this.#values.splice(place, 1);
    this.#searched?.remove(place);
  }

  *values(where: Where, { after, isBackwards }: Walk): Iterable<string> {
    const bounds = boundsOf(where);
    if (!('from' in bounds)) {
      const named = [...new Set(bounds)].filter((value) => this.#keys.has(value));
      named.sort((a, b) => (isBackwards ? compareValues(b, a) : compareValues(a, b)));
      const isBeyond = (value: string) =>
        after === null || compareValues(value, after.value) * (isBackwards ? -1 : 1) >= 0;
      yield* named.filter((value) => isBeyond(value) && hasText(value, where));
      return;
    }
    const values = this.#sorted();
    const start = placeIn(values, !isBackwards && after ? after.value : bounds.from);
    const end =
      isBackwards && after
        ? firstPlace(values, (each) => compareValues(each, after.value) > 0)
        : placeIn(values, bounds.before);
    if (start >= end) return;
    const [first, last, step] = isBackwards ? [end - 1, start - 1, -1] : [start, end, 1];
    const { containing = [] } = where;
    const searched = containing.length > 0 ? this.searched() : null;
    const found = searched?.find(containing) ?? null;
    const next = (place: number) =>
      searched && found ? searched.next(found, place, last, step) : place;
    for (let at = next(first); at !== last; at = next(at + step)) {
      const value = values[at] ?? '';
      if (hasText(value, where)) yield value;
    }
  }

  *of(value: string, after: Entry | null, isBackwards: boolean): Iterable<string> {
    const keys = this.#keysOf(value);
    if (isBackwards) {
      const end = after ? this.#placeAt(keys, after.sequence) : keys.length;
      for (let at = end - 1; at >= 0; at -= 1) yield keys[at] ?? '';
    } else {
      const start = after ? this.#placeAt(keys, after.sequence + 1) : 0;
      for (let at = start; at < keys.length; at += 1) yield keys[at] ?? '';
    }
  }

  countByValue(where: Where): ReadonlyMap<string, number> {
    const bounds = boundsOf(where);
    // Named values need no order, which takes longer than to count thousands of them.
    const values =
      'from' in bounds
        ? this.values(where, FORWARDS)
        : bounds.filter((value) => this.#keys.has(value) && hasText(value, where));
    return new Map(Array.from(values, (value) => [value, this.#keysOf(value).length]));
  }

  count(where: Where, atMost: number): number {
    const bounds = boundsOf(where);
    const hasKeyEach = this.#size === this.#keys.size;
    if ('from' in bounds && !where.containing?.length && hasKeyEach) {
      const values = this.#sorted();
      const count = placeIn(values, bounds.before) - placeIn(values, bounds.from);
      return Math.max(0, Math.min(count, atMost));
    }
    const key = JSON.stringify(where);
    const known = this.#counts.get(key);
    if (known !== undefined) return Math.min(known, atMost);
    let count = 0;
    for (const value of this.values(where, FORWARDS)) {
      count += hasKeyEach ? 1 : this.#keysOf(value).length;
      if (count >= atMost) return atMost;
    }
    if (this.#counts.size === MAX_COUNTS) this.#counts.clear();
    if (where.containing?.length) this.#counts.set(key, count);
    return count;
  }

  /** Prepares searches before the first one, which would wait for it. */
  searched(): SearchedValues {
    return (this.#searched ??= new SearchedValues(this.#sorted()));
  }

  /** Returns a new array for a single key: changing it changes nothing in the map. */
  #keysOf(value: string): string[] {
    const keys = this.#keys.get(value) ?? [];
    return typeof keys === 'string' ? [keys] : keys;
  }

  #sorted(): string[] {
    return (this.#values ??= [...this.#keys.keys()].sort(compareValues));
  }

  #placeOf(keys: readonly string[], key: string): number {
    return this.#placeAt(keys, this.#sequenceOf(key) ?? 0);
  }

  /** Returns the place of the first key of this sequence or a later one. */
  #placeAt(keys: readonly string[], sequence: number): number {
    return firstPlace(keys, (key) => (this.#sequenceOf(key) ?? 0) >= sequence);
  }
}

function placeIn(values: readonly string[], value: string): number {
  return firstPlace(values, (each) => compareValues(each, value) >= 0);
}

/** Searches by halves: `isAtOrAfter` is false up to a place and true from there. */
function firstPlace(items: readonly string[], isAtOrAfter: (item: string) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAtOrAfter(items[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}
