import pg, { type ClientConfig, type PoolConfig } from 'pg';
import { failureOf } from './failures.ts';

const { types } = pg;

export interface Patience {
  readonly statementMs: number;
  readonly connectMs: number;
}

export const PATIENCE: Patience = { statementMs: 5_000, connectMs: 3_000 };

const ANSWER_MS = 2_000;
const BIGINT = 20;

export const SHOP = 'belle-vue';

export function connectionTo(url: string, { statementMs, connectMs }: Patience): ClientConfig {
  return {
    connectionString: url,
    application_name: SHOP,
    statement_timeout: statementMs,
    // For an unreachable server, which cannot end the statement.
    query_timeout: statementMs + ANSWER_MS,
    // Releases the locks of a killed shop.
    idle_in_transaction_session_timeout: statementMs,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: {
      // Centimes and counts stay far below 2^53.
      getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)),
    },
  };
}

/** Throws QueryFailed. */
export async function connect(config: ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // The running query rejects; without a listener the process would end.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw failureOf(error);
  }
  return client;
}

/**
 * Short queries by index: compiling one costs more than it saves, and a search that finds nothing would
 * read every product where the planner expects an early hit.
 */
const SHORT_QUERIES = 'SET jit = off; SET enable_seqscan = off';

export function createPool(options: PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    // The pool waits for it.
    onConnect: (client) => client.query(SHORT_QUERIES),
  });
  // The next query rejects; without a listener the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
