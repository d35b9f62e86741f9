import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, sql } from '../support/store/postgres.databases.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/store/postgres.server.ts';
import { startRazorpay } from '../support/shop/razorpay.ts';
import { startBalancer } from './balancer.ts';
import { startInstance, type Instance } from './cluster.instances.ts';
import { judge, type Verdict } from './cluster.judge.ts';
import { payByCard, visit, type Ledger } from './cluster.shoppers.ts';
import { Tally, type Answers } from './cluster.tally.ts';

/** What came of buying from a cluster that is being hit. */
export interface ClusterResult {
  readonly answers: Answers;
  readonly verdict: Verdict;
  readonly acknowledged: number;
  /** Instances killed with `kill -9`. */
  readonly kills: number;
  /** Milliseconds from the database's return to the first purchase; null when there was none. */
  readonly firstDoneMs: number | null;
  /** And to the last refusal. */
  readonly lastRefusedMs: number;
}

const INSTANCES = 3;
const VISITORS = 16;
const CARD_PAYERS = 8;
const KILL_EVERY_MS = 2_000;
const AWAY_MS = 10_000;
/** After this it must be as if nothing had been. */
const SETTLED_MS = 5_000;
/** What browsers that were closed left open is found at a start. */
const RECONCILED_MS = 30_000;

/**
 * Shoppers buy from three instances behind a balancer for `seconds`, with the same key until they
 * are told. Instances are killed in turn and started again; in the middle PostgreSQL is stopped at
 * once for ten seconds, while no instance is killed: so its return is measured alone.
 */
export async function runCluster(seconds: number): Promise<ClusterResult> {
  // What it acknowledges is on the disk: PostgreSQL's own settings, no file system in memory.
  const postgres = await startOwnPostgres([], tmpdir());
  const databaseUrl = await createDatabase(postgres.url);
  const razorpay = await startRazorpay();
  const balancer = await startBalancer();
  const instances = await Promise.all(
    Array.from({ length: INSTANCES }, () => startInstance({ databaseUrl, razorpay, balancer })),
  );
  const tally = new Tally();
  const ledger: Ledger = { guests: new Map(), cards: new Map(), taken: new Map() };
  const closing = new AbortController();
  const market = { url: balancer.url, tally, ledger, razorpay, closing: closing.signal };
  try {
    const shoppers = [
      ...Array.from({ length: VISITORS }, () => visit(market)),
      ...Array.from({ length: CARD_PAYERS }, () => payByCard(market)),
    ];
    const spell = (seconds * 1000 - AWAY_MS - SETTLED_MS) / 2;
    let kills = await killInTurn(instances, spell);
    await takeAway(postgres, tally);
    kills += await killInTurn(instances, spell);
    closing.abort();
    await Promise.all(shoppers);
    // At its start each looks after the payments whose browsers were closed.
    for (const instance of instances) await instance.killAndRestart();
    await reconciled(databaseUrl);
    const folders = instances.map(({ folder }) => folder);
    const { firstDoneMs, lastRefusedMs } = tally;
    return {
      answers: tally,
      verdict: await judge(databaseUrl, ledger, folders),
      acknowledged: ledger.guests.size + ledger.cards.size,
      kills: kills + INSTANCES,
      firstDoneMs,
      lastRefusedMs,
    };
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
    await Promise.all([balancer.close(), razorpay.close()]);
    await postgres.stop();
  }
}

/** Kills one after the other for so long; gives how many. */
async function killInTurn(instances: readonly Instance[], forMs: number): Promise<number> {
  const end = performance.now() + forMs;
  for (let n = 0; ; n += 1) {
    await pause(KILL_EVERY_MS * (0.5 + Math.random()));
    const instance = instances[n % instances.length];
    if (!instance || performance.now() > end) return n;
    await instance.killAndRestart();
  }
}

async function takeAway(postgres: OwnPostgres, tally: Tally): Promise<void> {
  tally.phase = 'AWAY';
  await postgres.crash();
  await pause(AWAY_MS);
  await postgres.restart();
  tally.databaseIsBack();
  await pause(SETTLED_MS);
  tally.phase = 'THERE';
}

/** Waits until no payment is open any more that the provider knows, within bounds: the judge looks. */
async function reconciled(url: string): Promise<void> {
  for (const end = performance.now() + RECONCILED_MS; performance.now() < end; await pause(200)) {
    const open = `SELECT id FROM payments WHERE state = 'OPEN' AND provider_order_id IS NOT NULL`;
    if ((await sql(url, open)).length === 0) return;
  }
}
