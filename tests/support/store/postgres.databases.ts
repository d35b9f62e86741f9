import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import pg, { type QueryResultRow } from 'pg';
import type { Store } from '../../../server/store.ts';
import { openPostgresStore } from '../../../server/store.open.ts';

/** Runs one query as the owner of a server, on a connection of its own. */
export async function sql<R extends QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly R[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<R>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

export const DUMPS = new URL('../../store/fixtures/databases/', import.meta.url);

/** Fills an empty database as the migration of this number left one, such as `0016`. */
export async function restoreDump(url: string, migration: string): Promise<void> {
  await sql(url, gunzipSync(await readFile(new URL(`${migration}.sql.gz`, DUMPS))).toString());
}

/** A new database; gives its address. `template` is copied, else it is empty. */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `belle_vue_${randomUUID().replaceAll('-', '')}`;
  // Files are copied as they are: faster than through the log for a small database.
  const like = template ? `TEMPLATE ${template} STRATEGY file_copy` : '';
  await sql(serverUrl, `CREATE DATABASE ${name} ${like}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database, connections to it included. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await sql(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** Takes every row out of a database whose stores are closed; its schema stays. */
export async function emptyDatabase(url: string): Promise<void> {
  // Each table that is emptied gets a new file: only those that have rows are worth it.
  await sql(
    url,
    `DO $$ DECLARE name text; has_rows boolean; BEGIN
       FOR name IN SELECT quote_ident(tablename) FROM pg_tables
           WHERE schemaname = 'public' AND tablename <> 'schema_migrations' LOOP
         EXECUTE format('SELECT EXISTS (SELECT FROM %s)', name) INTO has_rows;
         IF has_rows THEN EXECUTE format('TRUNCATE %s CASCADE', name); END IF;
       END LOOP;
       FOR name IN SELECT quote_ident(sequencename) FROM pg_sequences
           WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
         EXECUTE format('ALTER SEQUENCE %s RESTART', name);
       END LOOP;
     END $$`,
  );
}

/** Makes a database with the shop's schema and what `fill` puts in; gives its name. */
export async function makeTemplate(
  serverUrl: string,
  fill: (store: Store) => Promise<void> = async () => {},
): Promise<string> {
  const url = await createDatabase(serverUrl);
  const store = await openPostgresStore(url, fill);
  await store.close();
  return nameOf(url);
}

/** Lets no connection into a database, or all again, and ends the connections there are. */
export async function letIn(serverUrl: string, url: string, isLetIn: boolean): Promise<void> {
  const name = nameOf(url);
  await sql(serverUrl, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isLetIn}`);
  await sql(
    serverUrl,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
    [name],
  );
}

export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
