import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Destination, Origin, ShopReader } from '../transfer/copy.ts';
import type { Collection, Entry, Row } from '../collection.ts';
import { CopyRefused, nameOfDatabase } from '../transfer/refused.ts';
import type { RowsSchema } from '../rows.ts';
import { connect, connectionTo, PATIENCE, SHOP } from './connection.ts';
import { runQuery } from './database.ts';
import { BOOTSTRAP_LOCK, MAX_MS, NOTE_OPENING } from './bootstrap.ts';
import { addRows, prepareDocuments, selectionOf } from './documents.ts';
import { hasTables, migrate } from './migrations.ts';
import { picturesOf } from './pictures.postgres.ts';

const BATCH = 500;
/** The connections of a shop that has just stopped end a moment later. */
const LOOKS = 20;
const LOOK_EVERY_MS = 100;

/** Throws CopyRefused, UnfitDatabase, QueryFailed. */
export async function originInDatabase(url: string): Promise<Origin> {
  return claimed(url, async (client) => {
    if (!(await hasTables(client)) || !(await holdsAnything(client)))
      throw new CopyRefused('NO_SHOP', nameOfDatabase(url));
    // One snapshot for all reads.
    await runQuery(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return { ...readerOf(client), pictures: picturesOf(client), close: () => client.end() };
  });
}

/** Throws CopyRefused, UnfitDatabase, QueryFailed. */
export async function destinationInDatabase(url: string, schema: RowsSchema): Promise<Destination> {
  return claimed(url, async (client) => {
    await migrate(client);
    await prepareDocuments(client, schema, () => {});
    if (await holdsAnything(client)) throw new CopyRefused('NOT_EMPTY', nameOfDatabase(url));
    await runQuery(client, 'BEGIN');
    return {
      pictures: picturesOf(client),
      write: (part, entries) => addRows(client, schema, part, entries),
      written: async () => readerOf(client),
      async commit() {
        await runQuery(client, NOTE_OPENING);
        await runQuery(client, 'COMMIT');
        // Otherwise the first queries would be planned for empty tables, and for rows that each
        // index entry had to be checked against.
        await runQuery(client, 'VACUUM (ANALYZE)');
      },
      close: () => client.end(),
    };
  });
}

async function claimed<T>(url: string, open: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect({
    ...connectionTo(url, { ...PATIENCE, statementMs: MAX_MS }),
    application_name: `${SHOP}-copy`,
  });
  try {
    for (let left = LOOKS; !(await isAlone(client)); left -= 1) {
      if (left === 0) throw new CopyRefused('IN_USE', nameOfDatabase(url));
      await sleep(LOOK_EVERY_MS);
    }
    return await open(client);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function isAlone(client: Client): Promise<boolean> {
  const { rows } = await runQuery<{ readonly isAlone: boolean }>(
    client,
    `SELECT pg_try_advisory_lock(${BOOTSTRAP_LOCK}) AND NOT EXISTS (
       SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = '${SHOP}'
     ) AS "isAlone"`,
  );
  return rows[0]?.isAlone ?? false;
}

async function holdsAnything(client: Client): Promise<boolean> {
  const { rows } = await runQuery<{ readonly isThere: boolean }>(
    client,
    'SELECT EXISTS (SELECT FROM documents) AS "isThere"',
  );
  return rows[0]?.isThere ?? false;
}

const readerOf = (client: Client): ShopReader => ({
  read: (collection) => batchesOf(client, collection),
});

async function* batchesOf(client: Client, collection: Collection): AsyncIterable<readonly Entry[]> {
  await runQuery(client, `DECLARE part NO SCROLL CURSOR FOR ${selectionOf(collection)}`);
  for (;;) {
    const { rows } = await runQuery<Found>(client, `FETCH ${BATCH} FROM part`);
    if (rows.length === 0) break;
    yield rows.map(({ key, row }): Entry => [key, row]);
  }
  await runQuery(client, 'CLOSE part');
}

interface Found {
  readonly key: string;
  readonly row: Row;
}
