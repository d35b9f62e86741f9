import { deepFreeze, type Row } from '../collection.ts';
import type { Tables } from './schema.ts';

export type Change =
  | readonly ['put', collection: string, key: string, row: Row]
  | readonly ['remove', collection: string, key: string];

/** Idempotent. */
export function applyChanges(tables: Tables, changes: readonly Change[]): void {
  for (const change of changes) {
    const [kind, name, key] = change;
    const table = tables.get(name);
    // Old journals may name collections that no longer exist.
    if (!table) continue;
    if (kind === 'put') table.set(key, deepFreeze(change[3]));
    else table.delete(key);
  }
}
