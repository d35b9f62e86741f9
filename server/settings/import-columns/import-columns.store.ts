import type { z } from 'zod';
import { listOf, record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';
import type { Rows } from '../../storage/rows.ts';

const importColumnsRecord = record({
  /** Hash of the kind of file and of its headings. */
  id: text,
  /** Columns that staff chose for headings; null leaves a heading out. */
  columns: listOf(record({ heading: text, column: text.nullable() })),
});
export type ImportColumnsRecord = z.infer<typeof importColumnsRecord>;
export type RememberedColumn = ImportColumnsRecord['columns'][number];

/** Columns that staff chose in files of other programs, for the next file with the same headings. */
export const importColumns = collectionOf('importColumns', importColumnsRecord);

export const importColumnsOf = (rows: Rows) => ({
  columns: (id: string) => rows.get(importColumns, id),
  save: (saved: ImportColumnsRecord) => rows.put(importColumns, saved.id, saved),
});
