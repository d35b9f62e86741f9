import type { ClientBase, Pool, QueryResult, QueryResultRow } from 'pg';
import { StoreUnavailable } from '../../shared/problems.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { failureOf } from './failures.ts';
import { QueryFailed } from './query-failed.ts';

/** What a query may be given. Lists go in as arrays, records as JSON. */
export type Value = string | number | boolean | null | readonly string[] | readonly number[];

/** What the ports ask of the database. */
export interface Database {
  /** The rows that a query finds. `R` is what the query says; it is not checked. */
  find<R extends QueryResultRow>(sql: string, values?: readonly Value[]): Promise<readonly R[]>;
  /** Changes rows, and says how many. Refused outside of a transaction. */
  change(sql: string, values?: readonly Value[]): Promise<number>;
  /** Gives every instance another `cacheVersion`, once this is committed. */
  announceChange(): Promise<void>;
}

/** The first of the rows that a query finds. */
export async function findOne<R extends QueryResultRow>(
  db: Database,
  sql: string,
  values: readonly Value[],
): Promise<R | undefined> {
  const [row] = await db.find<R>(sql, values);
  return row;
}

/** Asks the driver. Throws QueryFailed, and nothing else. */
export async function runQuery<R extends QueryResultRow>(
  client: ClientBase | Pool,
  sql: string,
  values: readonly Value[] = [],
): Promise<QueryResult<R>> {
  try {
    // Without values it goes by the simple protocol, which takes several commands at once.
    return await (values.length === 0
      ? client.query<R>(sql)
      : client.query<R>(sql, values.map(storable)));
  } catch (error) {
    throw failureOf(error);
  }
}

/** Reads what was committed, each query for itself. Throws StoreUnavailable. */
export function readerOf(pool: Pool): Database {
  return {
    async find<R extends QueryResultRow>(sql: string, values?: readonly Value[]) {
      try {
        return deepFreeze((await runQuery<R>(pool, sql, values)).rows);
      } catch (error) {
        throw isLost(error) ? new StoreUnavailable(error) : error;
      }
    },
    change: refuse,
    announceChange: refuse,
  };
}

async function refuse(): Promise<never> {
  throw new Error('The store can only be changed inside a transaction');
}

function isLost(error: unknown): boolean {
  return error instanceof QueryFailed && error.kind === 'UNAVAILABLE';
}

/** PostgreSQL keeps no NUL. No form takes one, so in a question it stands for what is not there. */
function storable(value: Value): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  return Array.isArray(value) ? value.map(storable) : value;
}
