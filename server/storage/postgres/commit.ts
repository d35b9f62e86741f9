import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { runQuery } from './database.ts';
import { QueryFailed } from './query-failed.ts';

const LOOK_AGAIN_MS = 100;

/**
 * Looks the outcome up by the transaction's number when the connection is lost before the response:
 * this resolves only for a known commit. Throws QueryFailed; of kind UNAVAILABLE also when the
 * outcome stays unknown for `patienceMs`.
 */
export async function commit(
  client: ClientBase,
  pool: Pool,
  { hasChanged, patienceMs }: { readonly hasChanged: boolean; readonly patienceMs: number },
): Promise<void> {
  const id = hasChanged ? await idOf(client) : null;
  try {
    const { command } = await runQuery(client, 'COMMIT');
    // PostgreSQL's response, instead of an error, after a failed query.
    if (command !== 'COMMIT') throw new Error('A transaction went on after a query that failed');
  } catch (error) {
    const isKnown = !(error instanceof QueryFailed) || error.isAnswered;
    if (isKnown || id === null || !(await isCommitted(pool, id, patienceMs))) throw error;
  }
}

async function idOf(client: ClientBase): Promise<string | null> {
  const requested = 'SELECT pg_current_xact_id_if_assigned()::text AS id';
  const { rows } = await runQuery<{ readonly id: string | null }>(client, requested);
  return rows[0]?.id ?? null;
}

async function isCommitted(pool: Pool, id: string, patienceMs: number): Promise<boolean> {
  for (const end = performance.now() + patienceMs; performance.now() < end;) {
    await pause(LOOK_AGAIN_MS);
    const requested = 'SELECT pg_xact_status($1::xid8) AS status';
    const found = await runQuery<{ readonly status: string | null }>(pool, requested, [id]).catch(
      () => null,
    );
    const status = found?.rows[0]?.status ?? null;
    if (found && status !== 'in progress') return status === 'committed';
  }
  return false;
}
