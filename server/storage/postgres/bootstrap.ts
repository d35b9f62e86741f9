import type { ClientConfig } from 'pg';
import { connect } from './connection.ts';
import { runQuery } from './database.ts';
import type { RowsSchema } from '../rows.ts';
import { prepareDocuments } from './documents.ts';
import { migrate } from './migrations.ts';

/** Advisory lock: “BELLEVUE” as a number. */
export const BOOTSTRAP_LOCK = '4775418374912431685';

export const MAX_MS = 10 * 60_000;

/** Marks that the database has a shop, even without products and customers. */
export const NOTE_OPENING =
  'INSERT INTO shop_opening (is_open) VALUES (true) ON CONFLICT DO NOTHING';

/**
 * Migrates the database, then calls `fill`, while other instances that start wait. A shop from
 * before the table `shop_opening` has rows. Throws QueryFailed, UnfitDatabase,
 * and what `fill` throws.
 */
export async function prepareDatabase(
  config: ClientConfig,
  schema: RowsSchema,
  report: (message: string) => void,
  fill: (isEmpty: boolean) => Promise<void>,
): Promise<void> {
  const client = await connect({
    ...config,
    statement_timeout: MAX_MS,
    query_timeout: MAX_MS,
  });
  try {
    await runQuery(client, `SELECT pg_advisory_lock(${BOOTSTRAP_LOCK})`);
    await migrate(client);
    await prepareDocuments(client, schema, report);
    const { rows } = await runQuery<{ readonly isEmpty: boolean }>(
      client,
      `SELECT NOT EXISTS (SELECT FROM shop_opening)
              AND NOT EXISTS (SELECT FROM documents) AS "isEmpty"`,
    );
    await fill(rows[0]?.isEmpty ?? false);
    await runQuery(client, NOTE_OPENING);
  } finally {
    await client.end().catch(() => {});
  }
}
