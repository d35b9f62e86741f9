import type { z } from 'zod';
import { createdCursor, createdPlace } from '../../shared/paging.ts';
import { amount, count, instant, listOf, record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';
import { findPage } from '../../storage/lists.ts';
import { indexOn, type Index, type Rows } from '../../storage/rows.ts';

const statementLineRecord = record({
  /** In the file, from 1. */
  line: count,
  /** Unchanged from the file. */
  parcelNumber: text,
  /** Cash that the carrier says it collected. */
  amount,
  /** The fee that it says it charges; null where the file does not say. */
  fee: amount.nullable(),
});
export type StatementLineRecord = z.infer<typeof statementLineRecord>;

export const statementRecord = record({
  /** Hash of the carrier's id and of the file: the same file is the same statement. */
  id: text,
  carrierId: text,
  /** Name of the carrier when it was read. */
  carrier: text,
  lines: listOf(statementLineRecord),
  createdAt: instant,
  by: text,
  /** Time when a row of it was last settled; null before. */
  settledAt: instant.nullable(),
});
export type StatementRecord = z.infer<typeof statementRecord>;

const columnsRecord = record({
  /** The carrier's. */
  id: text,
  /** Headings as its files have them; `fee` is empty where a file has no such column. */
  parcelNumber: text,
  amount: text,
  fee: text,
});
export type StatementColumnsRecord = z.infer<typeof columnsRecord>;

export const statements = collectionOf('statements', statementRecord);
export const statementColumns = collectionOf('statementColumns', columnsRecord);

const statementsByAge = indexOn(statements, 'statementsByAge', (each) => [createdPlace(each)]);
export const statementIndexes: readonly Index[] = [statementsByAge];

export const statementsOf = (rows: Rows) => ({
  statement: (id: string) => rows.get(statements, id),
  save: (statement: StatementRecord) => rows.put(statements, statement.id, statement),
  /** Newest first; `after` is a cursor's place. */
  page: (first: number, after: string | null) =>
    findPage(rows, statementsByAge, { containing: [], first, after, cursorOf: createdCursor }),
  /** The columns that staff chose in a file of the carrier. */
  columns: (carrierId: string) => rows.get(statementColumns, carrierId),
  saveColumns: (columns: StatementColumnsRecord) => rows.put(statementColumns, columns.id, columns),
});
