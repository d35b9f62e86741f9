import { LRUCache } from 'lru-cache';
import { deepFreeze, storableText, type Collection, type Row } from '../collection.ts';
import {
  boundsOf,
  MARK,
  SEPARATOR,
  type Entry,
  type Index,
  type Page,
  type Rows,
  type RowsSchema,
  type Where,
} from '../rows.ts';
import { findOne, type Database, type Value } from './database.ts';
import { entriesOf, jsonOf } from './documents.ts';
import type { Memory } from './memory.ts';
import type { Projection } from '../projection.ts';

interface Saved {
  readonly collection: Collection;
  readonly key: string;
  /** Undefined removes it. */
  readonly row: Row | undefined;
}

const GET = 'SELECT row FROM documents WHERE collection = $1 AND key = $2';
const GET_MANY = 'SELECT key, row FROM documents WHERE collection = $1 AND key = ANY ($2)';

/**
 * A row that is as it was is not written, and its entries stay. NOT IN is hashed; NOT EXISTS compared each entry with
 * each of a change of hundreds of rows, of which the planner expects one, for longer than a statement may take.
 */
const PUT = `
  WITH given AS (
    SELECT * FROM ROWS FROM (json_to_recordset($1::json) AS (collection text, key text, row json))
      WITH ORDINALITY AS given (collection, key, row, place)
  ), saved AS (
    INSERT INTO documents AS stored (collection, key, row)
    SELECT collection, key, row FROM given ORDER BY place
        ON CONFLICT (collection, key) DO UPDATE SET row = excluded.row
     WHERE stored.row::text <> excluded.row::text
    RETURNING collection, key, sequence
  ), wanted AS (
    SELECT collection, index, value, sequence, key
      FROM json_to_recordset($2::json) AS given (collection text, key text, index text, value text)
      JOIN saved USING (collection, key)
  ), gone AS (
    DELETE FROM entries AS stored USING saved
     WHERE stored.collection = saved.collection AND stored.key = saved.key
       AND (stored.collection, stored.index, stored.value, stored.key) NOT IN (
         SELECT collection, index, value, key FROM wanted
       )
  )
  INSERT INTO entries (collection, index, value, sequence, key)
  SELECT collection, index, value, sequence, key FROM wanted ON CONFLICT DO NOTHING`;

const REMOVE = `
  WITH gone AS (
    DELETE FROM documents AS stored
     USING json_to_recordset($1::json) AS given (collection text, key text)
     WHERE stored.collection = given.collection AND stored.key = given.key
    RETURNING stored.collection, stored.key
  )
  DELETE FROM entries AS stored USING gone
   WHERE stored.collection = gone.collection AND stored.key = gone.key`;

const MANY = 10_000;
/** Limit above which a search's count is cached: it costs ten times as much for each row. */
const MANY_FOUND = 1_000;
/**
 * Finds a frequent text among so many rows, which takes a millisecond; trigrams find a rare one.
 */
const NEAR = 2_000;
/** Characters of a part: each trigram costs as much again, and few texts have this beginning. */
const MAX_TRIGRAMS_OF = 12;
const MAX_COUNTS = 500;
const COUNT_MS = 60_000;

/**
 * Rows as documents with index entries. Changes are written together, before the commit and before
 * an index of their collection is read.
 */
export class DocumentRows implements Rows {
  readonly #db: Database;
  readonly #schema: RowsSchema;
  readonly #memory: Memory | null;
  readonly #unwritten = new Map<string, Saved>();
  readonly #counts = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: COUNT_MS });

  /** Uses `memory` outside of transactions. */
  constructor(db: Database, schema: RowsSchema, memory: Memory | null) {
    this.#db = db;
    this.#schema = schema;
    this.#memory = memory;
    db.beforeCommit?.(() => this.#write());
  }

  async get<R extends Row>(collection: Collection<R>, key: string): Promise<R | undefined> {
    if (this.#memory?.has(collection)) return (await this.#memory.reader()).get(collection, key);
    const unwritten = this.#unwritten.get(placeOf(collection, key));
    if (unwritten) return unwritten.row as R | undefined;
    const found = await findOne<Found<R>>(this.#db, GET, [collection.name, key]);
    return found?.row;
  }

  async getMany<R extends Row>(
    collection: Collection<R>,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, R>> {
    const rows = new Map<string, R>();
    if (this.#memory?.has(collection)) {
      const reader = await this.#memory.reader();
      for (const key of keys) {
        const row = reader.get(collection, key);
        if (row !== undefined) rows.set(key, row);
      }
      return rows;
    }
    const unread: string[] = [];
    for (const key of keys) {
      const unwritten = this.#unwritten.get(placeOf(collection, key));
      if (!unwritten) unread.push(key);
      else if (unwritten.row !== undefined) rows.set(key, unwritten.row as R);
    }
    if (unread.length > 0) {
      const found = await this.#db.find<Found<R>>(GET_MANY, [collection.name, unread]);
      for (const { key, row } of found) rows.set(key, row);
    }
    return rows;
  }

  async find<R extends Row>(index: Index<R>, where: Where, page: Page = {}): Promise<readonly R[]> {
    await this.#writeBefore(index);
    const { sql, values } = selectionOf(index, where, {
      ...page,
      // A transaction would conflict with changes of what it reads.
      isNearFirst: this.#memory !== null && Boolean(where.containing?.length),
    });
    const found = await this.#db.find<Found<R>>(sql, values);
    return found.map(({ row }) => row);
  }

  /** A list of thousands is read without waiting for its count each time. */
  async count(index: Index, where: Where, atMost?: number): Promise<number> {
    await this.#writeBefore(index);
    if (atMost !== undefined || this.#memory === null) return this.#count(index, where, atMost);
    const key = JSON.stringify([index.name, where]);
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const count = await this.#count(index, where);
    const many = where.containing?.length ? MANY_FOUND : MANY;
    if (count > many) this.#counts.set(key, count);
    return count;
  }

  async #count(index: Index, where: Where, atMost?: number): Promise<number> {
    const values: Value[] = [index.collection.name, index.name];
    const conditions = conditionOf(where, values);
    const limit = atMost === undefined ? '' : `LIMIT $${values.push(atMost)}`;
    const sql = `SELECT count(*)::integer AS count
                   FROM (SELECT FROM entries AS entry WHERE ${conditions} ${limit}) AS found`;
    const found = await findOne<{ readonly count: number }>(this.#db, sql, values);
    return found?.count ?? 0;
  }

  async entries(index: Index, where: Where): Promise<readonly Entry[]> {
    await this.#writeBefore(index);
    const values: Value[] = [index.collection.name, index.name];
    return this.#db.find<Entry>(
      `SELECT value, key FROM entries AS entry WHERE ${conditionOf(where, values)}
        ORDER BY value, sequence`,
      values,
    );
  }

  async countByValue(index: Index, where: Where): Promise<ReadonlyMap<string, number>> {
    await this.#writeBefore(index);
    const values: Value[] = [index.collection.name, index.name];
    const found = await this.#db.find<{ readonly value: string; readonly count: number }>(
      `SELECT value, count(*)::integer AS count FROM entries AS entry
        WHERE ${conditionOf(where, values)} GROUP BY value`,
      values,
    );
    return new Map(found.map(({ value, count }) => [value, count]));
  }

  async projection<P>(projection: Projection<P>): Promise<P> {
    if (this.#memory) return this.#memory.projection(projection);
    throw new Error('A transaction has no projections');
  }

  async lock(name: string): Promise<void> {
    // Before the first query, so that the snapshot is taken after the wait (PostgreSQL's manual, LOCK).
    await this.#db.change(`LOCK TABLE ${name} IN EXCLUSIVE MODE`);
  }

  async put<R extends Row>(collection: Collection<R>, key: string, row: R): Promise<void> {
    this.#save({ collection, key, row: deepFreeze(row) });
  }

  async remove(collection: Collection, keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#save({ collection, key, row: undefined });
  }

  #save(saved: Saved): void {
    if (!this.#db.beforeCommit)
      throw new Error('The store can only be changed inside a transaction');
    this.#unwritten.set(placeOf(saved.collection, saved.key), saved);
  }

  async #writeBefore({ collection }: Index): Promise<void> {
    const unwritten = [...this.#unwritten.values()];
    if (unwritten.some((saved) => saved.collection.name === collection.name)) await this.#write();
  }

  async #write(): Promise<void> {
    const saved = [...this.#unwritten.values()];
    this.#unwritten.clear();
    const removed = saved.filter(({ row }) => row === undefined);
    const put = saved.filter(({ row }) => row !== undefined);
    const isCached = ({ name }: Collection) =>
      this.#schema.cached.some((cached) => cached.name === name);
    const changed = saved.filter(({ collection }) => isCached(collection));
    this.#db.announceChange(
      changed.map(({ collection, key }) => ({ collection: collection.name, key })),
    );
    // All are begun at once: a `get` that comes now must be sent after them.
    await Promise.all([
      removed.length > 0 && this.#db.change(REMOVE, [jsonOf(removed.map(named))]),
      put.length > 0 &&
        this.#db.change(PUT, [jsonOf(put.map(named)), jsonOf(entriesOf(this.#schema, put))]),
    ]);
  }
}

interface Found<R> {
  readonly key: string;
  readonly row: R;
}

const named = ({ collection, key, row }: Saved) => ({ collection: collection.name, key, row });

// No name of a collection contains a blank.
const placeOf = ({ name }: Collection, key: string) => `${name} ${key}`;

interface Selected extends Page {
  readonly isNearFirst: boolean;
}

function selectionOf(
  { collection, name }: Index,
  where: Where,
  { first, after = null, isNewestFirst = false, isNearFirst }: Selected,
): { readonly sql: string; readonly values: readonly Value[] } {
  const values: Value[] = [collection.name, name];
  const given = (value: Value) => `$${values.push(value)}`;
  const { bounds, texts } = conditionsOf(where, values);
  const conditions = [bounds, ...texts].join(' AND ');
  const order = isNewestFirst ? 'DESC' : 'ASC';
  const inOrder = `ORDER BY value ${order}, sequence ${order}`;
  const beyond = isNewestFirst ? '<' : '>';
  // Of a row with several values there, the first one counts.
  const cursor =
    after === null
      ? ''
      : `AND (value, sequence) ${beyond} (
           SELECT value, sequence FROM entries AS entry
            WHERE ${conditions} AND key = ${given(after)} ORDER BY value, sequence LIMIT 1
         )`;
  const most = first === undefined ? null : given(first);
  const limit = most === null ? '' : `LIMIT ${most}`;
  const all = `
    SELECT value, sequence, key FROM entries AS entry WHERE ${conditions} ${cursor} ${inOrder} ${limit}`;
  const found =
    isNearFirst && most !== null
      ? `WITH near AS MATERIALIZED (
           SELECT value, sequence, key FROM (
             SELECT value, sequence, key FROM entries AS entry
              WHERE ${bounds} ${cursor} ${inOrder} LIMIT ${NEAR}
           ) AS entry WHERE ${texts.join(' AND ')} ${inOrder} ${limit}
         ), farther AS (
           SELECT value, sequence, key FROM entries AS entry
            WHERE (SELECT count(*) FROM near) < ${most} AND ${conditions} ${cursor} ${inOrder} ${limit}
         )
         SELECT value, sequence, key FROM near WHERE (SELECT count(*) FROM near) = ${most}
          UNION ALL SELECT value, sequence, key FROM farther`
      : all;
  const sql = `
    SELECT document.key, document.row FROM (${found}) AS found
      JOIN documents AS document ON document.collection = $1 AND document.key = found.key
     ORDER BY found.value ${order}, found.sequence ${order}`;
  return { sql, values };
}

/** `$1` is the collection, `$2` the index. */
function conditionsOf(
  where: Where,
  values: Value[],
): { readonly bounds: string; readonly texts: readonly string[] } {
  const given = (value: string) => `$${values.push(storableText(value))}`;
  const bounds = boundsOf(where);
  const condition =
    'from' in bounds
      ? `value >= ${given(bounds.from)} AND value < ${given(bounds.before)}`
      : `value = ANY ($${values.push(bounds.map(storableText))})`;
  const texts = (where.containing ?? []).map((some) => {
    const each = some.map((part) => textCondition(part, given));
    return each.length > 0 ? `(${each.join(' OR ')})` : 'false';
  });
  return { bounds: `entry.collection = $1 AND entry.index = $2 AND ${condition}`, texts };
}

function conditionOf(where: Where, values: Value[]): string {
  const { bounds, texts } = conditionsOf(where, values);
  return [bounds, ...texts].join(' AND ');
}

/**
 * Folded texts contain no wildcard of LIKE. Of several conditions, trigrams only serve those joined by
 * OR; what many values have is not read from trigrams, which would find most of them.
 */
function textCondition(part: string, given: (value: string) => string): string {
  if (part.startsWith(MARK)) return `strpos(value, ${given(part)}) > 0`;
  const characters = [...part];
  const beginning = characters.slice(0, MAX_TRIGRAMS_OF).join('');
  const like = `value LIKE ${given(`%${SEPARATOR}%${beginning}%`)}`;
  return characters.length <= MAX_TRIGRAMS_OF
    ? like
    : `(${like} AND strpos(split_part(value, ${given(SEPARATOR)}, 2), ${given(part)}) > 0)`;
}
