import type { Row } from '../collection.ts';
import { addingOf, selectionOf, type Columns } from './records.ts';

type Given<R> = ReadonlyArray<readonly [key: string, row: R]>;

interface Addition<R> {
  readonly sql: string;
  rowsOf(given: Given<R>, place: number): readonly object[];
}

/** How a transfer reads and writes a collection. */
export interface StoredPart<R extends Row = Row> {
  /** Returns `key` and `row`; ordered collections in the order of first saves. */
  readonly select: string;
  readonly additions: ReadonlyArray<Addition<R>>;
  readonly sequenceOf: string | null;
}

export function recordPart<R extends object>(
  table: string,
  columns: Columns,
  order: string,
): StoredPart<R> {
  return {
    select: recordsFound(`SELECT ${selectionOf(columns)} FROM ${table} ORDER BY ${order}`),
    additions: [{ sql: addingOf(table, columns), rowsOf: each((record) => record) }],
    sequenceOf: null,
  };
}

export function sequencePart<R extends object>(table: string, columns: Columns): StoredPart<R> {
  return {
    select: recordsFound(`SELECT ${selectionOf(columns)} FROM ${table} ORDER BY sequence`),
    additions: [inSequence(table, columns, (record: R) => record)],
    sequenceOf: table,
  };
}

export function recordsFound(select: string): string {
  return `SELECT record.id AS key, to_json(record) AS row FROM (${select}) AS record`;
}

export function each<R>(rowOf: (record: R) => object): Addition<R>['rowsOf'] {
  return (given) => given.map(([, record]) => rowOf(record));
}

/** Records have their earlier sequence, which decides “newest first”. */
export function inSequence<R>(
  table: string,
  columns: Columns,
  rowOf: (record: R) => object,
): Addition<R> {
  return {
    sql: addingOf(table, { ...columns, sequence: 'bigint' }),
    rowsOf: (given, place) =>
      given.map(([, record], n) => ({ ...rowOf(record), sequence: place + n })),
  };
}
