import type { Row } from '../collection.ts';
import type { Index, Page, Rows, Where } from '../rows.ts';
import type { Writer } from './draft.ts';
import { FORWARDS } from './indexes.ts';

export function rowsIn(db: Writer): Rows {
  return {
    get: async (collection, key) => db.get(collection, key),
    async getMany(collection, keys) {
      const found = keys.map((key) => [key, db.get(collection, key)] as const);
      return new Map(found.flatMap(([key, row]) => (row === undefined ? [] : [[key, row]])));
    },
    async find<R extends Row>(
      index: Index<R>,
      where: Where,
      { first = Infinity, after = null, isNewestFirst = false }: Page = {},
    ) {
      const entry = after === null ? null : db.entryOf(index, where, after);
      if (after !== null && entry === null) return [];
      const rows: R[] = [];
      for (const { key } of db.entriesOf(index, where, {
        after: entry,
        isBackwards: isNewestFirst,
      })) {
        if (rows.length >= first) break;
        const row = db.get(index.collection, key);
        if (row !== undefined) rows.push(row);
      }
      return rows;
    },
    count: async (index, where, atMost = Infinity) => db.count(index, where, atMost),
    entries: async (index, where) => Array.from(db.entriesOf(index, where, FORWARDS)),
    countByValue: async (index, where) => db.countByValue(index, where),
    projection: async (projection) => db.projection(projection),
    // Transactions run one after the other.
    lock: async () => {},
    put: async (collection, key, row) => db.put(collection, key, row),
    async remove(collection, keys) {
      for (const key of keys) db.remove(collection, key);
    },
  };
}
