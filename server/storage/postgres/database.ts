import type { ClientBase, Pool, QueryResult, QueryResultRow } from 'pg';
import { StoreUnavailable } from '../../shared/problems.ts';
import { deepFreeze, storableText } from '../collection.ts';
import type { Changed } from '../projection.ts';
import { failureOf } from './failures.ts';
import { QueryFailed } from './query-failed.ts';

export type Value = string | number | boolean | null | readonly string[] | readonly number[];

export interface Database {
  find<R extends QueryResultRow>(sql: string, values?: readonly Value[]): Promise<readonly R[]>;
  /** Returns the number of changed rows. Refused outside of a transaction. */
  change(sql: string, values?: readonly Value[]): Promise<number>;
  /** Has every instance read these rows anew after the commit, with another `cacheVersion`. */
  announceChange(changed: readonly Changed[]): void;
  /** Runs `write` before the commit. Missing outside of a transaction. */
  beforeCommit?(write: () => Promise<void>): void;
}

export async function findOne<R extends QueryResultRow>(
  db: Database,
  sql: string,
  values: readonly Value[],
): Promise<R | undefined> {
  const [row] = await db.find<R>(sql, values);
  return row;
}

/** Throws QueryFailed. */
export async function runQuery<R extends QueryResultRow>(
  client: ClientBase | Pool,
  sql: string,
  values: readonly Value[] = [],
): Promise<QueryResult<R>> {
  try {
    // Without values the simple protocol accepts several commands at once.
    return await (values.length === 0
      ? client.query<R>(sql)
      : client.query<R>(sql, values.map(storable)));
  } catch (error) {
    throw failureOf(error);
  }
}

/** Each query reads what is committed by then. Throws StoreUnavailable. */
export function readerOf(pool: Pool): Database {
  return {
    find: async <R extends QueryResultRow>(sql: string, values?: readonly Value[]) =>
      deepFreeze((await unlessLost(runQuery<R>(pool, sql, values))).rows),
    change: refuse,
    announceChange: refuseNow,
  };
}

function refuseNow(): never {
  throw new Error('The store can only be changed inside a transaction');
}

const refuse = async () => refuseNow();

/** Throws StoreUnavailable where the database cannot respond. */
export async function unlessLost<T>(requested: Promise<T>): Promise<T> {
  try {
    return await requested;
  } catch (error) {
    const isLost = error instanceof QueryFailed && error.kind === 'UNAVAILABLE';
    throw isLost ? new StoreUnavailable(error) : error;
  }
}

function storable(value: Value): unknown {
  if (typeof value === 'string') return storableText(value);
  return Array.isArray(value) ? value.map(storable) : value;
}
