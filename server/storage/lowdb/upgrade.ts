import { addedFieldsOf } from '../../shared/record.ts';
import { deepFreeze } from '../collection.ts';
import { rowsOf, type Schema, type Tables } from './schema.ts';

/** Changes rows that an earlier version wrote, in place, to what this one reads. */
export function upgradeRows(tables: Tables, schema: Schema): void {
  upgradeEach(tables, schema);
  addNewFields(tables, schema);
}

function upgradeEach(tables: Tables, { collections }: Schema): void {
  for (const collection of collections) {
    if (!collection.upgrade) continue;
    const rows = rowsOf(tables, collection);
    for (const [key, row] of rows) {
      const upgraded = typeof row === 'object' ? collection.upgrade(row) : row;
      if (upgraded !== row) rows.set(key, deepFreeze(upgraded));
    }
  }
}

/** Fields that may be null or have a default are missing in rows of earlier versions. */
function addNewFields(tables: Tables, { collections }: Schema): void {
  for (const collection of collections) {
    const added = Object.entries(addedFieldsOf(collection.shape));
    if (added.length === 0) continue;
    const rows = rowsOf(tables, collection);
    for (const [key, row] of rows) {
      const missing = added.filter(([name]) => typeof row === 'object' && !(name in row));
      if (missing.length === 0) continue;
      rows.set(key, deepFreeze(Object.assign(Object.fromEntries(missing), row)));
    }
  }
}
