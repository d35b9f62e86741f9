import type { Collection, Row } from '../collection.ts';
import type { RowsSchema } from '../rows.ts';

/**
 * The format of the rows. The first one is 10: a migration of rows that an older version of the shop would misread raises
 * it.
 */
export const FORMAT = 10;

export interface Schema extends Pick<RowsSchema, 'collections'> {
  isPictureName(name: string): boolean;
}

/**
 * Maps and not objects, so that an id such as `__proto__` is only ever a key. Only `applyChanges`
 * changes them; rows are frozen.
 */
export type Tables = ReadonlyMap<string, Map<string, Row>>;

export function emptyTables({ collections }: Pick<Schema, 'collections'>): Tables {
  return new Map(collections.map(({ name }) => [name, new Map()]));
}

export function rowsOf<R extends Row>(tables: Tables, { name }: Collection<R>): Map<string, R> {
  const rows = tables.get(name);
  if (!rows) throw new Error(`The collection ${name} is not part of the schema`);
  // Rows come in through `put`, which takes the collection's own, or from files that `put` filled.
  return rows as Map<string, R>;
}
