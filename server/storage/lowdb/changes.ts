import { deepFreeze } from '../deep-freeze.ts';
import { TABLE_NAMES, type Row, type TableName, type Tables } from './tables.ts';

/** A row as it is from now on, or its end. */
export type Change =
  readonly ['put', TableName, string, Row] | readonly ['remove', TableName, string];

/** Makes changes part of the tables, in place. Applying the same changes again does no harm. */
export function applyChanges(tables: Tables, changes: readonly Change[]): void {
  for (const change of changes) {
    const [kind, name, key] = change;
    // Tables that are gone from the code may still be named in an old journal.
    if (!TABLE_NAMES.includes(name)) continue;
    const table: Map<string, Row> = tables[name];
    if (kind === 'put') table.set(key, deepFreeze(change[3]));
    else table.delete(key);
  }
}
