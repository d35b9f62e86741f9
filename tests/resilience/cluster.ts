import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { print } from '../bench/metrics.ts';
import { inNewFolder } from '../bench/shop.ts';
import { startRazorpay } from '../support/shop/razorpay.ts';
import { openPostgresStore } from '../../server/store.open.ts';
import { createDatabase, sql } from '../support/store/postgres.databases.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/store/postgres.server.ts';
import { startBalancer } from './balancer.ts';
import { judge } from './cluster.judge.ts';
import { payByCard, sell, Tally, visit, type Ledger } from './cluster.shoppers.ts';
import { NONE, printRows } from './report.ts';
import { makeSellerToken } from './sellers.ts';
import { killInTurn, startInstance } from './victims.ts';

const INSTANCES = 3;
const VISITORS = 16;
const CARD_PAYERS = 8;
const SELLERS = 4;
const KILL_EVERY_MS = 2_000;
const AWAY_MS = 10_000;
/** After this it must be as if nothing had been. */
const NORMAL_AFTER_MS = 5_000;
/** Bound of the time in which a start finds what closed browsers left open. */
const RECONCILED_MS = 30_000;
const MAX_SHOWN = 10;
const REDIRECT = fileURLToPath(new URL('./razorpay.redirect.mjs', import.meta.url));

/** Runs the cluster and prints what came of it. */
export async function proveCluster(seconds: number): Promise<boolean> {
  const { tally, orders } = await inNewFolder((folder) => runCluster(folder, seconds));
  const isWhole = printRows('three instances', [['PostgreSQL stopped for 10 s', orders]], {
    acknowledged: { atLeast: 1 },
    lost: NONE,
    doubled: NONE,
    half: NONE,
    credited: { atLeast: 1 },
    gaps: NONE,
    uncredited: NONE,
    moneyWithoutOrder: NONE,
    mailsLost: NONE,
  });
  const { requested, done, away, gone, unplanned, firstDoneMs, lastRefusedMs } = tally;
  const answers = {
    requested,
    done,
    databaseAway: away,
    instanceGone: gone,
    notPlanned: unplanned.length,
    firstDoneMs,
    lastRefusedMs,
  };
  const isBack = printRows('answers', [['by the balancer', answers]], {
    notPlanned: NONE,
    firstDoneMs: { below: NORMAL_AFTER_MS },
    lastRefusedMs: { below: NORMAL_AFTER_MS },
  });
  for (const text of unplanned.slice(0, MAX_SHOWN)) print(text);
  return isWhole && isBack;
}

/**
 * Shoppers buy from three instances behind a balancer for `seconds`, with the same key until they
 * are answered, and staff sell and take back. Instances are killed in turn and started again; in the middle PostgreSQL is stopped at
 * once for ten seconds, while no instance is killed: so its return is measured alone.
 */
async function runCluster(parent: string, seconds: number) {
  // What it acknowledges is on the disk: PostgreSQL's own settings, no file system in memory.
  const postgres = await startOwnPostgres([], tmpdir());
  const DATABASE_URL = await createDatabase(postgres.url);
  const razorpay = await startRazorpay();
  const balancer = await startBalancer();
  const variables = {
    DATABASE_URL,
    JWT_SECRET: 's'.repeat(48),
    NODE_OPTIONS: `--import ${REDIRECT}`,
    RAZORPAY_STANDIN: razorpay.baseUrl,
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
  };
  const folders = Array.from({ length: INSTANCES }, (_, n) => join(parent, `instance-${n}`));
  const instances = await Promise.all(
    folders.map(async (folder) => {
      await mkdir(folder);
      return startInstance(folder, variables, balancer.add);
    }),
  );
  const store = await openPostgresStore(DATABASE_URL, async () => {});
  const secret = await makeSellerToken(store);
  await store.close();
  const tally = new Tally();
  const ledger: Ledger = {
    guests: new Map(),
    cards: new Map(),
    taken: new Map(),
    returned: new Set(),
  };
  const closing = new AbortController();
  const market = { url: balancer.url, tally, ledger, razorpay, closing: closing.signal };
  try {
    const shoppers = [
      ...Array.from({ length: VISITORS }, () => visit(market)),
      ...Array.from({ length: CARD_PAYERS }, () => payByCard(market)),
      ...Array.from({ length: SELLERS }, () => sell(market, secret)),
    ];
    const spell = (seconds * 1000 - AWAY_MS - NORMAL_AFTER_MS) / 2;
    let kills = await killInTurn(instances, KILL_EVERY_MS, spell);
    await takeAway(postgres, tally);
    kills += await killInTurn(instances, KILL_EVERY_MS, spell);
    closing.abort();
    await Promise.all(shoppers);
    // At its start each looks after the payments whose browsers were closed.
    for (const instance of instances) await instance.killAndRestart();
    await reconciled(DATABASE_URL);
    const verdict = await judge(DATABASE_URL, ledger, folders);
    const { guests, cards, returned } = ledger;
    const acknowledged = guests.size + cards.size + returned.size;
    return { tally, orders: { kills: kills + INSTANCES, acknowledged, ...verdict } };
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
    await Promise.all([balancer.close(), razorpay.close()]);
    await postgres.stop();
  }
}

async function takeAway(postgres: OwnPostgres, tally: Tally): Promise<void> {
  tally.isDatabaseAway = true;
  await postgres.crash();
  await pause(AWAY_MS);
  await postgres.restart();
  tally.databaseIsBack();
  await pause(NORMAL_AFTER_MS);
  tally.isDatabaseAway = false;
}

/** Waits until no payment is open any more that the provider knows, within bounds: the judge looks. */
async function reconciled(url: string): Promise<void> {
  for (const end = performance.now() + RECONCILED_MS; performance.now() < end; await pause(200)) {
    const open = `SELECT FROM documents WHERE collection = 'payments'
                    AND row->>'state' = 'OPEN' AND row->>'providerOrderId' IS NOT NULL`;
    if ((await sql(url, open)).length === 0) return;
  }
}
