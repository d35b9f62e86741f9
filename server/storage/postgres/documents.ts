import type { ClientBase } from 'pg';
import { z } from 'zod';
import { addedFieldsOf } from '../../shared/record.ts';
import {
  invalidFieldOf,
  storableText,
  type Collection,
  type Entry,
  type Row,
} from '../collection.ts';
import { valuesOf, type Index, type RowsSchema } from '../rows.ts';
import { runQuery } from './database.ts';
import { UnfitDatabase } from './query-failed.ts';

const BATCH = 1_000;
const REPORT_EVERY = 10 * BATCH;

export function jsonOf(values: readonly object[]): string {
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );
}

export function entriesOf(
  { indexes }: Pick<RowsSchema, 'indexes'>,
  saved: ReadonlyArray<{
    readonly collection: Collection;
    readonly key: string;
    readonly row: Row | undefined;
  }>,
): readonly object[] {
  return saved.flatMap(({ collection, key, row }) =>
    indexes
      .filter((index) => index.collection.name === collection.name)
      .flatMap((index) =>
        (row === undefined ? [] : valuesOf(index, row)).map((value) => ({
          collection: collection.name,
          key,
          index: index.name,
          value,
        })),
      ),
  );
}

/**
 * Makes the partitions of new collections and fills new indexes. The caller holds the lock. What is interrupted
 * is done again at the next start. Throws UnfitDatabase for rows that this version cannot read.
 */
export async function prepareDocuments(
  client: ClientBase,
  schema: RowsSchema,
  report: (message: string) => void,
): Promise<void> {
  await makePartitions(client, schema.collections);
  await checkShapes(client, schema.collections);
  const filled = await filledIndexes(client, schema.indexes);
  for (const collection of schema.collections) {
    const added = schema.indexes.filter(
      (index) => index.collection.name === collection.name && !filled.has(index.name),
    );
    for (const index of added) if (index.isSearched) await addTrigrams(client, index);
    if (added.length > 0) await fill(client, collection, added, report);
  }
}

/** Searches read every value where the extension is missing. */
async function addTrigrams(client: ClientBase, { collection, name }: Index): Promise<void> {
  await runQuery(
    client,
    `DO $$
     BEGIN
       CREATE INDEX IF NOT EXISTS "${name}_trigrams" ON "entries_${collection.name}"
         USING gin (value gin_trgm_ops) WHERE index = '${name}';
     EXCEPTION
       WHEN undefined_object THEN
         RAISE NOTICE 'pg_trgm is not there: searches read every value';
     END
     $$`,
  );
}

async function makePartitions(
  client: ClientBase,
  collections: readonly Collection[],
): Promise<void> {
  const { rows } = await runQuery<{ readonly name: string }>(
    client,
    `SELECT relname AS name FROM pg_class
      JOIN pg_inherits ON inhrelid = pg_class.oid WHERE inhparent = 'entries'::regclass`,
  );
  const made = new Set(rows.map(({ name }) => name));
  for (const { name } of collections.filter((each) => !made.has(`entries_${each.name}`))) {
    const partition = (table: string) =>
      `CREATE TABLE "${table}_${name}" PARTITION OF ${table} FOR VALUES IN ('${name}')`;
    await runQuery(client, `${partition('documents')}; ${partition('entries')}`);
  }
}

const ADD_FIELDS = `
  UPDATE documents SET row = ('{' || missing.fields || substr(ltrim(row::text), 2))::json
    FROM (
      SELECT key, string_agg(to_json(name) || ':' || value || ',', '') AS fields
        FROM documents, jsonb_each($2::jsonb) AS field (name, value)
       WHERE collection = $1 AND NOT row::jsonb ? name GROUP BY key
    ) AS missing
   WHERE documents.collection = $1 AND documents.key = missing.key`;

/**
 * Fits rows to a collection's shape that differs from the stored one: adds fields that may be null
 * or have a default, which rows of earlier versions lack, upgrades what is left, and checks every
 * row. What is interrupted is done again at the next start. Throws UnfitDatabase.
 */
async function checkShapes(client: ClientBase, collections: readonly Collection[]): Promise<void> {
  const { rows } = await runQuery<{ readonly collection: string; readonly shape: string }>(
    client,
    'SELECT collection, shape FROM shapes',
  );
  const known = new Map(rows.map(({ collection, shape }) => [collection, shape]));
  for (const collection of collections) {
    const { name, shape } = collection;
    const described = JSON.stringify(z.toJSONSchema(shape));
    if (known.get(name) === described) continue;
    await runQuery(client, ADD_FIELDS, [name, JSON.stringify(addedFieldsOf(shape))]);
    for await (const stored of rowsOf(client, collection)) {
      const batch = await upgradeRows(client, collection, stored);
      for (const { key, row } of batch) {
        const invalid = invalidFieldOf(collection, key, row);
        if (invalid !== null) throw new UnfitDatabase(`this version cannot read ${invalid}`);
      }
    }
    await runQuery(
      client,
      `INSERT INTO shapes (collection, shape) VALUES ($1, $2)
           ON CONFLICT (collection) DO UPDATE SET shape = excluded.shape`,
      [name, described],
    );
  }
}

const UPGRADE = `
  UPDATE documents SET row = upgraded.row
    FROM json_to_recordset($2::json) AS upgraded (key text, row json)
   WHERE documents.collection = $1 AND documents.key = upgraded.key`;

async function upgradeRows(
  client: ClientBase,
  { name, upgrade }: Collection,
  stored: readonly Stored[],
): Promise<readonly Stored[]> {
  if (!upgrade) return stored;
  const rows = stored.map(({ key, row }) => ({
    key,
    row: typeof row === 'object' ? upgrade(row) : row,
  }));
  const upgraded = rows.filter(({ row }, place) => row !== stored[place]?.row);
  if (upgraded.length > 0) await runQuery(client, UPGRADE, [name, jsonOf(upgraded)]);
  return rows;
}

interface Stored {
  readonly key: string;
  readonly row: Row;
}

/** Reads in batches, by key. */
async function* rowsOf(client: ClientBase, { name }: Collection): AsyncIterable<readonly Stored[]> {
  for (let last = ''; ;) {
    const { rows } = await runQuery<Stored>(
      client,
      `SELECT key, row FROM documents WHERE collection = $1 AND key > $2 ORDER BY key LIMIT ${BATCH}`,
      [name, last],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.key ?? '';
  }
}

/** Fills new indexes; those that are no longer declared lose their entries. */
async function filledIndexes(
  client: ClientBase,
  indexes: readonly Index[],
): Promise<ReadonlySet<string>> {
  const { rows } = await runQuery<{ readonly name: string }>(
    client,
    'SELECT name FROM filled_indexes',
  );
  const filled = new Set(rows.map(({ name }) => name));
  const gone = [...filled].filter((name) => indexes.every((index) => index.name !== name));
  if (gone.length > 0) {
    await runQuery(client, 'DELETE FROM filled_indexes WHERE name = ANY ($1)', [gone]);
    await runQuery(client, 'DELETE FROM entries WHERE index = ANY ($1)', [gone]);
    for (const name of gone) await runQuery(client, `DROP INDEX IF EXISTS "${name}_trigrams"`);
  }
  return filled;
}

const FILL = `
  INSERT INTO entries (collection, index, value, sequence, key)
  SELECT collection, index, value, sequence, key
    FROM json_to_recordset($1::json) AS given (collection text, key text, index text, value text)
    JOIN documents USING (collection, key)
      ON CONFLICT DO NOTHING`;

/** Selects in the order of first saves. */
export const selectionOf = ({ name }: Collection) =>
  `SELECT key, row FROM documents WHERE collection = '${name}' ORDER BY sequence`;

/** Adds rows that the collection does not have. */
export async function addRows(
  client: ClientBase,
  schema: Pick<RowsSchema, 'indexes'>,
  collection: Collection,
  added: readonly Entry[],
): Promise<void> {
  const saved = added.map(([key, row]) => ({ collection, key, row }));
  await runQuery(
    client,
    `INSERT INTO documents (collection, key, row)
     SELECT '${collection.name}', key, row
       FROM json_to_recordset($1::json) AS given (key text, row json)`,
    [jsonOf(saved.map(({ key, row }) => ({ key, row })))],
  );
  await runQuery(client, FILL, [jsonOf(entriesOf(schema, saved))]);
}

async function fill(
  client: ClientBase,
  collection: Collection,
  indexes: readonly Index[],
  report: (message: string) => void,
): Promise<void> {
  let total = 0;
  for await (const batch of rowsOf(client, collection)) {
    const saved = batch.map(({ key, row }) => ({ collection, key, row }));
    await runQuery(client, FILL, [jsonOf(entriesOf({ indexes }, saved))]);
    total += batch.length;
    if (total % REPORT_EVERY === 0) report(`${collection.name}: ${total} rows are indexed so far`);
  }
  if (total > 0) report(`${collection.name}: ${total} rows were indexed`);
  for (const { name } of indexes) {
    await runQuery(client, 'INSERT INTO filled_indexes (name) VALUES ($1)', [name]);
  }
}
