import type { Row } from '../collection.ts';
import { addingOf, placed, selectionOf, type Columns } from './records.ts';

type Given<R> = ReadonlyArray<readonly [key: string, row: R]>;

/** Rows of one table, and the statement that adds them. */
interface Addition<R> {
  readonly sql: string;
  /** `place` is that of the first of these records in the whole part, from 1. */
  rowsOf(given: Given<R>, place: number): readonly object[];
}

/** How the rows of a collection are in the tables, for copies of a whole shop. */
export interface StoredPart<R extends Row = Row> {
  /** Returns `key` and `row` of every record; where order is kept, as they were first saved. */
  readonly select: string;
  readonly additions: ReadonlyArray<Addition<R>>;
  /** The table whose column `sequence` numbers the records; null where order is not kept. */
  readonly sequenceOf: string | null;
}

/** Records in a table of their own; `order` says in which order they are read. */
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

/** As `recordPart`, in the order in which records were first saved. */
export function sequencePart<R extends object>(table: string, columns: Columns): StoredPart<R> {
  return {
    select: recordsFound(`SELECT ${selectionOf(columns)} FROM ${table} ORDER BY sequence`),
    additions: [inSequence(table, columns, (record: R) => record)],
    sequenceOf: table,
  };
}

/** One list a customer, a row an item. */
export function listPart<T extends object>(
  table: string,
  columns: Columns,
): StoredPart<readonly T[]> {
  return {
    select: `SELECT customer_id AS key, json_agg(item ORDER BY place) AS row
               FROM ${table}, LATERAL (SELECT ${selectionOf(columns)}) AS item
              GROUP BY customer_id`,
    additions: [
      {
        sql: addingOf(table, { customerId: 'text', place: 'integer', ...columns }),
        rowsOf: (given) => given.flatMap(([customerId, list]) => placed({ customerId }, list)),
      },
    ],
    sequenceOf: null,
  };
}

/** Records that a query finds whole, in its order. */
export function recordsFound(select: string): string {
  return `SELECT record.id AS key, to_json(record) AS row FROM (${select}) AS record`;
}

export function each<R>(rowOf: (record: R) => object): Addition<R>['rowsOf'] {
  return (given) => given.map(([, record]) => rowOf(record));
}

/** “Newest first” goes by the sequence, so records keep the one that they had. */
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
