import pg, { type ClientConfig, type PoolConfig } from 'pg';
import { failureOf } from './failures.ts';

const { types } = pg;

/** Time limits. */
export interface Patience {
  /** For one statement; locks that others hold count. */
  readonly statementMs: number;
  /** For a connection, new or out of the pool. */
  readonly connectMs: number;
}

export const PATIENCE: Patience = { statementMs: 5_000, connectMs: 3_000 };

/** Added to a statement's limit, so that the server's own timeout arrives first. */
const ANSWER_MS = 2_000;
const BIGINT = 20;

/** The `application_name` of a shop, running or working on a command. */
export const SHOP = 'belle-vue';

export function connectionTo(url: string, { statementMs, connectMs }: Patience): ClientConfig {
  return {
    connectionString: url,
    application_name: SHOP,
    statement_timeout: statementMs,
    // For a server that is gone and cannot end the statement itself.
    query_timeout: statementMs + ANSWER_MS,
    // Releases the locks of a shop that was killed.
    idle_in_transaction_session_timeout: statementMs,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: {
      // Centimes and counts stay far below 2^53.
      getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)),
    },
  };
}

export async function connect(config: ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // The running query rejects by itself; without a listener the process would end.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw failureOf(error);
  }
  return client;
}

export function createPool(options: PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // The next query rejects by itself; without a listener the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
