import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { StoreUnavailable } from '../../shared/problems.ts';
import { deepFreeze } from '../collection.ts';
import type { Invalidation, Invalidations } from './invalidations.ts';
import type { Changed } from '../projection.ts';
import { runQuery, type Database, type Value } from './database.ts';
import { failureOf } from './failures.ts';
import { QueryFailed } from './query-failed.ts';

/**
 * SERIALIZABLE, because the port promises isolation. A sequential scan conflicts with every write
 * to the table, so indexes are read even where a scan would be faster (PostgreSQL's manual,
 * 13.2.3).
 */
const BEGIN = 'BEGIN ISOLATION LEVEL SERIALIZABLE; SET LOCAL enable_seqscan = off';

/** Further retries run one after the other, so that one of them always succeeds. */
const TRIES_AT_ONCE = 3;
const TRIES = 25;
/** A duplicate that persists on a retry is not a conflict of timing. */
const DUPLICATE_TRIES = 2;
const MAX_PAUSE_MS = 20;

export class Transactions<Ports> {
  readonly #pool: Pool;
  readonly #portsOf: (db: Database) => Ports;
  readonly #invalidations: Invalidations;
  readonly #oneAtATime = pLimit(1);

  constructor(pool: Pool, portsOf: (db: Database) => Ports, invalidations: Invalidations) {
    this.#pool = pool;
    this.#portsOf = portsOf;
    this.#invalidations = invalidations;
  }

  /** `work` may run more than once. */
  async run<T>(work: (ports: Ports) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await (tries <= TRIES_AT_ONCE
          ? this.#attempt(work)
          : this.#oneAtATime(() => this.#attempt(work)));
      } catch (error) {
        if (!(error instanceof QueryFailed)) throw error;
        if (error.kind === 'UNAVAILABLE') throw new StoreUnavailable(error);
        if (error.kind === 'MISTAKE') throw error;
        if (error.kind === 'DUPLICATE' && tries >= DUPLICATE_TRIES) throw error;
        if (tries >= TRIES) throw new StoreUnavailable(error);
      }
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }

  async #attempt<T>(work: (ports: Ports) => Promise<T>): Promise<T> {
    const client = await begin(this.#pool);
    const running = new Running(client, this.#invalidations);
    let isUsable = true;
    try {
      const value = await work(this.#portsOf(running));
      await running.write();
      await running.answered();
      const { command } = await runQuery(client, 'COMMIT');
      // PostgreSQL's response, instead of an error, after a failed query.
      if (command !== 'COMMIT') throw new Error('A transaction went on after a query that failed');
      await running.invalidation?.heard();
      return value;
    } catch (error) {
      running.invalidation?.forget();
      await running.answered();
      isUsable = isAnswering(error) && (await rolledBack(client));
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }
}

/** Any failure here, such as a standby's refusal, counts as unavailable. */
async function begin(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new StoreUnavailable(failureOf(error));
  });
  try {
    await runQuery(client, BEGIN);
  } catch (error) {
    client.release(true);
    throw new StoreUnavailable(error);
  }
  return client;
}

function isAnswering(error: unknown): boolean {
  return !(error instanceof QueryFailed) || error.isAnswered;
}

/** A connection that cannot roll back is in an unknown state and not reused. */
function rolledBack(client: PoolClient): Promise<boolean> {
  return runQuery(client, 'ROLLBACK').then(
    () => true,
    () => false,
  );
}

class Running implements Database {
  readonly #client: PoolClient;
  readonly #invalidations: Invalidations;
  #last: Promise<unknown> = Promise.resolve();
  readonly #writes: Array<() => Promise<void>> = [];
  readonly #changed: Changed[] = [];
  invalidation: Invalidation | null = null;

  constructor(client: PoolClient, invalidations: Invalidations) {
    this.#client = client;
    this.#invalidations = invalidations;
  }

  async find<R extends QueryResultRow>(
    sql: string,
    values?: readonly Value[],
  ): Promise<readonly R[]> {
    return deepFreeze((await this.#query<R>(sql, values)).rows);
  }

  async change(sql: string, values?: readonly Value[]): Promise<number> {
    return (await this.#query(sql, values)).rowCount ?? 0;
  }

  announceChange(changed: readonly Changed[]): void {
    this.#changed.push(...changed);
  }

  beforeCommit(write: () => Promise<void>): void {
    this.#writes.push(write);
  }

  async write(): Promise<void> {
    for (const write of this.#writes) await write();
    if (this.#changed.length === 0) return;
    this.invalidation = this.#invalidations.prepare(this.#changed);
    await this.#query('SELECT pg_notify($1, $2)', [
      this.invalidation.channel,
      this.invalidation.payload,
    ]);
  }

  /** One after the other: services may read several things at once, a connection may not. */
  #query<R extends QueryResultRow>(sql: string, values?: readonly Value[]) {
    const result = this.#last.then(() => runQuery<R>(this.#client, sql, values));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves once everything is answered: nothing may follow on a released connection. */
  async answered(): Promise<void> {
    await this.#last;
  }
}
