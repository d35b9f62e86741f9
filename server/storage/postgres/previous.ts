import { connect, connectionTo, PATIENCE } from './connection.ts';
import { runQuery } from './database.ts';
import { PREVIOUS_SCHEMA } from './documents.ts';

/**
 * Drops the tables that a database had before its rows were documents; without `isDryRun` they are
 * gone for good. Returns their names. Throws QueryFailed.
 */
export async function dropPrevious(url: string, isDryRun: boolean): Promise<readonly string[]> {
  const client = await connect(connectionTo(url, PATIENCE));
  try {
    const { rows } = await runQuery<{ readonly name: string }>(
      client,
      `SELECT tablename AS name FROM pg_tables
        WHERE schemaname = '${PREVIOUS_SCHEMA}' ORDER BY tablename`,
    );
    if (!isDryRun) await runQuery(client, `DROP SCHEMA IF EXISTS ${PREVIOUS_SCHEMA} CASCADE`);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
