import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from '../../../server/stores/open-store.ts';
import type { OrderStatus } from '../../../server/order/order.store.ts';
import type { WebhookRecord } from '../../../server/webhook/webhook.store.ts';
import { spawnShop, type ShopProcess } from '../../support/shop/spawn.ts';
import { createDatabase } from '../../support/store/postgres.databases.ts';
import { startOwnPostgres } from '../../support/store/postgres.server.ts';
import { judge, orderKey, type Verdict } from './judge.ts';
import { runLoad } from './load.ts';
import { prepare, readStored, type Stored } from './prepare.ts';
import { startReceiver, type Receiver } from './receivers.ts';

export interface WebhooksResult {
  readonly shopKills: number;
  readonly receiverKills: number;
  readonly acknowledged: number;
  /** Of each webhook. */
  readonly verdicts: readonly Verdict[];
  /** Deliveries that wait for a retry after all: there must be none. */
  readonly waiting: number;
}

const RECEIVERS = 2;
const SHOP_EVERY_MS = 2_500;
const RECEIVER_EVERY_MS = 2_500;
/** Longer than the lease of an instance that was killed. */
const QUIET_MS = 65_000;
const MOST_ROUNDS = 6;

const TYPES: Partial<Record<OrderStatus, string>> = {
  PENDING: 'order.placed',
  CONFIRMED: 'order.confirmed',
  SHIPPED: 'order.shipped',
  CANCELLED: 'order.cancelled',
};

/**
 * Changes a shop for `seconds` while its instances and two receivers of its webhooks are killed, then
 * waits until nothing is left to be sent, and compares.
 */
export async function runWebhooks(
  seconds: number,
  store: 'lowdb' | 'postgres',
): Promise<WebhooksResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'belle-vue-webhooks-'));
  const postgres = store === 'postgres' ? await startOwnPostgres([], tmpdir()) : null;
  const databaseUrl = postgres && (await createDatabase(postgres.url));
  const receivers = await Promise.all(
    Array.from({ length: RECEIVERS }, (_, n) => startReceiver(join(dataDir, `received-${n}`))),
  );
  try {
    const place = { dataDir, databaseUrl };
    const urls = receivers.map(({ url }) => url);
    return await runIn(place, receivers, await prepare(place, urls), seconds);
  } finally {
    await Promise.all(receivers.map((receiver) => receiver.stop()));
    await postgres?.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function runIn(
  place: Place,
  receivers: readonly Receiver[],
  webhooks: readonly WebhookRecord[],
  seconds: number,
): Promise<WebhooksResult> {
  const instances = place.databaseUrl === null ? 1 : 2;
  const shops = await Promise.all(Array.from({ length: instances }, () => startShop(place)));
  const closing = new AbortController();
  const killing = AbortSignal.timeout(seconds * 1000);
  const loading = runLoad({
    urls: () => shops.flatMap(({ url }) => (url === null ? [] : [url])),
    closing: closing.signal,
  });
  const [shopKills, receiverKills] = await Promise.all([
    killAll(shops, SHOP_EVERY_MS, killing),
    killAll(receivers, RECEIVER_EVERY_MS, killing),
  ]);
  closing.abort();
  const acknowledged = await loading;
  const stored = await quiet(place, shops, webhooks);
  const expected = new Set([...acknowledged, ...historyOf(stored)]);
  const verdicts = await Promise.all(
    webhooks.map(async ({ id, secret }, index) => {
      const received = (await receivers[index]?.received()) ?? [];
      const deliveryIds = stored.deliveryIds.get(id) ?? new Set();
      return judge({ secret, expected, deliveryIds, received });
    }),
  );
  const { waiting } = stored;
  return { shopKills, receiverKills, acknowledged: acknowledged.size, verdicts, waiting };
}

/** Stops the shops when nothing waits any more, or after the last round. */
async function quiet(
  place: Place,
  shops: readonly Instance[],
  webhooks: readonly WebhookRecord[],
): Promise<Stored> {
  for (let round = 1; ; round += 1) {
    await pause(QUIET_MS);
    await Promise.all(shops.map((shop) => shop.stop()));
    const stored = await readStored(place, webhooks);
    if (stored.waiting === 0 || round === MOST_ROUNDS) return stored;
    await Promise.all(shops.map((shop) => shop.start()));
  }
}

function historyOf({ orders }: Stored): readonly string[] {
  return orders.flatMap(({ id, history }) =>
    history.flatMap(({ status }) => {
      const type = TYPES[status];
      return type === undefined ? [] : [orderKey(type, id)];
    }),
  );
}

interface Killable {
  killAndRestart(): Promise<void>;
}

interface Instance extends Killable {
  /** Null while it does not run. */
  readonly url: string | null;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function startShop({ dataDir, databaseUrl }: Place): Promise<Instance> {
  const variables = {
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    SANDBOX: 'on',
    ...(databaseUrl !== null && {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: 'the same secret for every instance of this program',
    }),
  };
  let shop: ShopProcess;
  let url: string | null = null;
  async function start(): Promise<void> {
    shop = spawnShop(variables);
    url = await shop.ready;
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    url = null;
    await shop.end(signal);
  }
  await start();
  return {
    get url() {
      return url;
    },
    start,
    stop: () => end('SIGTERM'),
    async killAndRestart() {
      await end('SIGKILL');
      await start();
    },
  };
}

/** Each for itself, so that all may be down at once; returns how often. */
async function killAll(
  victims: readonly Killable[],
  everyMs: number,
  until: AbortSignal,
): Promise<number> {
  const kills = await Promise.all(victims.map((victim) => killOften(victim, everyMs, until)));
  return kills.reduce((sum, each) => sum + each, 0);
}

async function killOften(victim: Killable, everyMs: number, until: AbortSignal): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    await pause(everyMs * (0.5 + Math.random()));
    if (until.aborted) return kills;
    await victim.killAndRestart();
  }
}
