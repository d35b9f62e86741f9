import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { StoreUnavailable } from '../../shared/problems.ts';
import { deepFreeze } from '../deep-freeze.ts';
import type { Invalidation, Invalidations } from './invalidations.ts';
import { commit } from './commit.ts';
import { runQuery, type Database, type Value } from './database.ts';
import { failureOf } from './failures.ts';
import { QueryFailed } from './query-failed.ts';

/**
 * SERIALIZABLE, because the port promises « as if alone »: PostgreSQL itself finds what two
 * transactions could spoil for each other, also in use cases that nobody has thought of yet. Scans
 * of whole tables would make every two of them meet, so indexes are read even where a small table
 * would be faster to scan (PostgreSQL's manual, 13.2.3).
 */
const BEGIN = 'BEGIN ISOLATION LEVEL SERIALIZABLE; SET LOCAL enable_seqscan = off';

/** After so many tries at once, those that lost wait for each other: one of them always wins. */
const TRIES_AT_ONCE = 3;
const TRIES = 25;
/** What is still there at the second look is no accident of timing. */
const DUPLICATE_TRIES = 2;
const LONGEST_PAUSE_MS = 20;

/** Runs work in transactions of a pool, again where it met others. */
export class Transactions<Ports> {
  readonly #pool: Pool;
  readonly #portsOf: (db: Database) => Ports;
  readonly #invalidations: Invalidations;
  readonly #patienceMs: number;
  readonly #oneAtATime = pLimit(1);

  /** `patienceMs` is how long it waits for a database that left before it said what it had kept. */
  constructor(
    pool: Pool,
    portsOf: (db: Database) => Ports,
    invalidations: Invalidations,
    patienceMs: number,
  ) {
    this.#pool = pool;
    this.#portsOf = portsOf;
    this.#invalidations = invalidations;
    this.#patienceMs = patienceMs;
  }

  /** As `Store.transaction` says. `work` may run more than once: only what it does to the ports counts. */
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
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  }

  async #attempt<T>(work: (ports: Ports) => Promise<T>): Promise<T> {
    const client = await begin(this.#pool);
    const running = new Running(client, this.#invalidations);
    let isUsable = true;
    try {
      const value = await work(this.#portsOf(running));
      const { hasChanged } = running;
      await commit(client, this.#pool, { hasChanged, patienceMs: this.#patienceMs });
      await running.invalidation?.heard();
      return value;
    } catch (error) {
      running.invalidation?.forget();
      isUsable = isAnswering(error) && (await rolledBack(client));
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }
}

/** A connection with a transaction begun. Whatever stops that, a standby's refusal too, may pass. */
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

/** Whether it is worth asking anything through the connection where this went wrong. */
function isAnswering(error: unknown): boolean {
  return !(error instanceof QueryFailed) || error.isAnswered;
}

/** Whether a connection could take everything back: one that could not is in nobody knows which state. */
function rolledBack(client: PoolClient): Promise<boolean> {
  return runQuery(client, 'ROLLBACK').then(
    () => true,
    () => false,
  );
}

/** A transaction that runs: it sees its own changes. */
class Running implements Database {
  readonly #client: PoolClient;
  readonly #invalidations: Invalidations;
  hasChanged = false;
  invalidation: Invalidation | null = null;

  constructor(client: PoolClient, invalidations: Invalidations) {
    this.#client = client;
    this.#invalidations = invalidations;
  }

  async find<R extends QueryResultRow>(
    sql: string,
    values?: readonly Value[],
  ): Promise<readonly R[]> {
    return deepFreeze((await runQuery<R>(this.#client, sql, values)).rows);
  }

  async change(sql: string, values?: readonly Value[]): Promise<number> {
    this.hasChanged = true;
    return (await runQuery(this.#client, sql, values)).rowCount ?? 0;
  }

  async announceChange(): Promise<void> {
    if (this.invalidation) return;
    this.invalidation = this.#invalidations.prepare();
    await runQuery(this.#client, 'SELECT pg_notify($1, $2)', [
      this.invalidation.channel,
      this.invalidation.id,
    ]);
  }
}
