import type { Collection, Row } from '../collection.ts';

/**
 * Of the rows. Older documents are upgraded when read. Format 4 added archived products, format 5
 * English order states, format 6 variants and stock, format 10 returns of single lines: an older
 * version of the shop would misread each.
 */
export const FORMAT = 10;

export interface Schema {
  readonly collections: readonly Collection[];
  isPictureName(name: string): boolean;
  upgradeFrom1(document: Document): Document;
  /** Upgrades rows of older snapshots and journals. */
  upgrade(tables: Tables): void;
}

export type Document = Readonly<Record<string, object>>;

/**
 * Maps and not objects, so that an id such as `__proto__` is only ever a key. Only `applyChanges`
 * changes them; rows are frozen.
 */
export type Tables = ReadonlyMap<string, Map<string, Row>>;

export function emptyTables({ collections }: Schema): Tables {
  return new Map(collections.map(({ name }) => [name, new Map()]));
}

export function rowsOf<R extends Row>(tables: Tables, { name }: Collection<R>): Map<string, R> {
  const rows = tables.get(name);
  if (!rows) throw new Error(`The collection ${name} is not part of the schema`);
  // Rows come in through `put`, which takes the collection's own, or from files that `put` filled.
  return rows as Map<string, R>;
}
