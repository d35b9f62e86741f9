import type { Collection, Row } from '../collection.ts';

/** What `shop.json` holds, in the order in which it is written. */
export interface Schema {
  readonly collections: readonly Collection[];
  /** Whether a file in the folder of pictures is one. */
  isPictureName(name: string): boolean;
  /** Makes a document of format 2 of one of format 1. */
  upgradeFrom1(document: Document): Document;
  /** Brings rows to this version: of the snapshot, and of journals that were written before. */
  upgrade(tables: Tables): void;
  /** Adds the rows that only make others findable: a copied shop comes without them. */
  complete(tables: Tables): void;
}

export type Document = Readonly<Record<string, object>>;

/**
 * All data, one Map a collection. Maps and not objects, so that an id such as `__proto__` is only ever
 * a key. Only `applyChanges` changes them; rows are frozen.
 */
export type Tables = ReadonlyMap<string, Map<string, Row>>;

export function emptyTables({ collections }: Schema): Tables {
  return new Map(collections.map(({ name }) => [name, new Map()]));
}

/** The rows of a collection. */
export function rowsOf<R extends Row>(tables: Tables, { name }: Collection<R>): Map<string, R> {
  const rows = tables.get(name);
  if (!rows) throw new Error(`The collection ${name} is not part of the schema`);
  // Rows come in through `put`, which takes the collection's own, or from files that `put` filled.
  return rows as Map<string, R>;
}
