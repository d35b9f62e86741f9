import type { Row } from '../collection.ts';
import { deepFreeze } from '../deep-freeze.ts';
import type { Tables } from './schema.ts';

/** A row of a collection as it is from now on, or its end. */
export type Change =
  | readonly ['put', collection: string, key: string, row: Row]
  | readonly ['remove', collection: string, key: string];

/** Makes changes part of the tables, in place. Applying the same changes again does no harm. */
export function applyChanges(tables: Tables, changes: readonly Change[]): void {
  for (const change of changes) {
    const [kind, name, key] = change;
    const table = tables.get(name);
    // Collections that are gone from the code may still be named in an old journal.
    if (!table) continue;
    if (kind === 'put') table.set(key, deepFreeze(change[3]));
    else table.delete(key);
  }
}
