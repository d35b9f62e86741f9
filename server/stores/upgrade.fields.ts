import { deepFreeze, type Collection } from '../storage/collection.ts';
import { rowsOf, type Tables } from '../storage/lowdb/schema.ts';

/** Rows that have all of them stay. */
export function addFields<R extends object>(
  tables: Tables,
  collection: Collection<R>,
  fields: Partial<R>,
): void {
  const rows = rowsOf(tables, collection);
  for (const [key, row] of rows) {
    if (Object.keys(fields).every((field) => field in row)) continue;
    rows.set(key, deepFreeze({ ...fields, ...row }));
  }
}
