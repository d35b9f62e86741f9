import { randomUUID } from 'node:crypto';
import pg, { type QueryResultRow } from 'pg';
import type { Store } from '../../../server/stores/store.ts';
import { openPostgresStore } from '../../../server/stores/postgres.ts';

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

/** Removes a database, whoever is connected to it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await sql(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
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

/** Lets nobody into a database, or everybody again, and ends the connections there are. */
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
