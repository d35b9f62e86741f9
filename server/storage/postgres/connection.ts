import pg, { type ClientConfig, type PoolConfig } from 'pg';
import { failureOf } from './failures.ts';

const { types } = pg;

/** How long the database may take for what. */
export interface Patience {
  /** For one statement; locks that others hold count. */
  readonly statementMs: number;
  /** For a connection, new or out of the pool. */
  readonly connectMs: number;
}

export const PATIENCE: Patience = { statementMs: 5_000, connectMs: 3_000 };

/** The answer to a statement that the server gave up is on its way for so long at most. */
const ANSWER_MS = 2_000;
const BIGINT = 20;

/** By this name the database knows a shop, running or working on a command. */
export const SHOP = 'belle-vue';

/** How every connection of the shop is made; `url` is DATABASE_URL. */
export function connectionTo(url: string, { statementMs, connectMs }: Patience): ClientConfig {
  return {
    connectionString: url,
    application_name: SHOP,
    statement_timeout: statementMs,
    // A server that is gone without a word gives nothing up: then the shop does.
    query_timeout: statementMs + ANSWER_MS,
    // What a killed shop had locked is free again.
    idle_in_transaction_session_timeout: statementMs,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: {
      // Centimes and counts stay far below 2^53.
      getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)),
    },
  };
}

/** Makes one connection that belongs to nobody else. Throws QueryFailed. */
export async function connect(config: ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // What breaks is told to the query that is under way; its end follows.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw failureOf(error);
  }
  return client;
}

/** A bounded pool of connections, made when they are needed. */
export function createPool(options: PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // A connection that breaks is told to whoever asks through it next; without a listener it would
  // end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
