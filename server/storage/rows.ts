import { hasSearchTokens, type SearchTokens } from '../shared/search-tokens.ts';
import type { Collection, Row } from './collection.ts';
import type { Projection } from './projection.ts';

/**
 * The rows of a collection by values that are derived from them, with the same function on every
 * store: two stores cannot disagree about what is found.
 */
export interface Index<R extends Row = Row> {
  readonly collection: Collection<R>;
  /**
   * Unique in the shop. Another name after a change of `values`: an index of a new name is filled at
   * the next start.
   */
  readonly name: string;
  /**
   * None leaves the row out. A value may be composed to be sorted, such as
   * `PENDING 2026-11-23T10:00:00.000Z`. At most MAX_VALUE characters each.
   */
  values(row: R): readonly string[];
  /** See `searchedIndexOn`. */
  readonly isSearched?: boolean;
}

export function indexOn<R extends Row>(
  collection: Collection<R>,
  name: string,
  values: Index<NoInfer<R>>['values'],
): Index<R> {
  return { collection, name, values };
}

/** Declares an index of values with a text behind a SEPARATOR, for `containing`. */
export function searchedIndexOn<R extends Row>(...about: Parameters<typeof indexOn<R>>): Index<R> {
  return { ...indexOn(...about), isSearched: true };
}

/** All that an engine needs to know of a shop. */
export interface RowsSchema {
  readonly collections: readonly Collection[];
  readonly indexes: readonly Index[];
  /** A change of one gives another `cacheVersion`; PostgreSQL's instances have them in memory. */
  readonly cached: readonly Collection[];
  /** Projections of cached collections; they are made at the start. */
  readonly projections: readonly Projection<unknown>[];
}

/** PostgreSQL's B-trees hold up to 2,704 bytes; one character has up to 4. */
const MAX_VALUE = 650;

/** Separates the parts of a composed value: texts of forms cannot contain it. */
export const SEPARATOR = '\u001F';

/** Begins a part that many values have, such as a state: no folded text contains it. */
export const MARK = '=';

/** Stands behind all values: no text has the last code point, which Unicode reserves. */
export const END = '\u{10FFFF}';

/** The only value of an index of pending work. */
export const DUE = 'due';

/** Returns no value for a row without one. */
export const valueOf = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** One of a row's values. */
export interface Entry {
  readonly value: string;
  readonly key: string;
}

/** Values are compared by code point; `before` is left out. */
export type Where = (
  | { readonly value: string }
  | { readonly anyOf: readonly string[] }
  | { readonly prefix: string }
  | { readonly from: string; readonly before: string }
) & {
  /** Parts of the folded text behind the SEPARATOR; none for every text. */
  readonly containing?: SearchTokens;
};

export const ALL: Where = { prefix: '' };

/** Up to this instant, included. */
export const until = (instant: string): Where => ({ from: '', before: `${instant} ` });

/** Later than this instant. */
export const behind = (instant: string): Where => ({ from: `${instant} `, before: END });

export interface Page {
  /** All without it. */
  readonly first?: number;
  /** Key of the last row of the page before; after an unknown one there is nothing. */
  readonly after?: string | null;
  readonly isNewestFirst?: boolean;
}

/**
 * Features read and write through it. Both stores run each call in the transaction's isolation
 * (serializable) or, outside of transactions, on what was committed; there `put` and `remove` are
 * refused. Rows are frozen. A call takes at most one round trip to the database; collections that
 * are in memory take none outside of transactions, but for `find`, `count` and `entries`.
 */
export interface Rows {
  get<R extends Row>(collection: Collection<R>, key: string): Promise<R | undefined>;
  /** Missing ones are missing. */
  getMany<R extends Row>(
    collection: Collection<R>,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, R>>;
  /**
   * Orders rows by value, then by first save; backwards with `isNewestFirst`. A row is found once
   * for each of its values. Costs what it returns.
   */
  find<R extends Row>(index: Index<R>, where: Where, page?: Page): Promise<readonly R[]>;
  /**
   * Counts no further than `atMost`. Costs what it counts on PostgreSQL, as `countByValue`; outside
   * of transactions a count above 10,000, or above 1,000 of a search, may there be a minute old.
   */
  count(index: Index, where: Where, atMost?: number): Promise<number>;
  /** Returns the entries that `find` reads rows by, without reading them. */
  entries(index: Index, where: Where): Promise<readonly Entry[]>;
  /** Values without a row are missing. */
  countByValue(index: Index, where: Where): Promise<ReadonlyMap<string, number>>;
  /** Derives from what was committed; refused inside a transaction. */
  projection<P>(projection: Projection<P>): Promise<P>;
  /**
   * First in a transaction: those that take the same lock wait for each other, where they would
   * conflict and be repeated. Names a table of PostgreSQL.
   */
  lock(name: 'stock_lock'): Promise<void>;
  /** The later of two with the same key wins. */
  put<R extends Row>(collection: Collection<R>, key: string, row: R): Promise<void>;
  remove(collection: Collection, keys: readonly string[]): Promise<void>;
}

/** Range between two values, the second left out. */
export interface Bounds {
  readonly from: string;
  readonly before: string;
}

/** The values themselves where they are named. */
export function boundsOf(where: Where): Bounds | readonly string[] {
  if ('value' in where) return [where.value];
  if ('anyOf' in where) return where.anyOf;
  if ('prefix' in where) return { from: where.prefix, before: where.prefix + END };
  return where;
}

/** Whether a value is found. */
export function matcherOf(where: Where): (value: string) => boolean {
  const bounds = boundsOf(where);
  const isWithin = (value: string) =>
    'from' in bounds
      ? compareValues(value, bounds.from) >= 0 && compareValues(value, bounds.before) < 0
      : bounds.includes(value);
  return (value) => isWithin(value) && hasText(value, where);
}

/** Whether a value within the bounds has what is searched. */
export function hasText(value: string, { containing = [] }: Where): boolean {
  return containing.length === 0 || hasSearchTokens(value, containing, textStart(value));
}

/** Returns the part of a value that searches look in. */
export const textOf = (value: string) => value.slice(textStart(value));

const textStart = (value: string) => value.indexOf(SEPARATOR) + 1;

export function valuesOf(index: Index, row: Row): readonly string[] {
  const derived = index.values(row);
  const values = derived.length > 1 ? [...new Set(derived)] : derived;
  if (values.every(({ length }) => length <= MAX_VALUE)) return values;
  throw new Error(`A value of the index ${index.name} is too long`);
}

/** Compares like PostgreSQL's collation "C": `<` of JavaScript compares units of UTF-16. */
export function compareValues(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const x = a.charCodeAt(at);
    const y = b.charCodeAt(at);
    if (x !== y) return byCodePoint(x) - byCodePoint(y);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all others. */
function byCodePoint(unit: number): number {
  if (unit < 0xd8_00) return unit;
  return unit < 0xe0_00 ? unit + 0x20_00 : unit - 0x08_00;
}
