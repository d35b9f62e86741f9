import { setTimeout as pause } from 'node:timers/promises';
import { createApiToken } from '../../../server/api-token/api-token.service.ts';
import { openLowdbStore } from '../../../server/stores/lowdb.ts';
import { formatTable } from '../../support/http/table.ts';
import { memoryOf } from '../../resilience/memory.ts';
import { inNewFolder } from '../beside.ts';
import { spawnShop } from '../../support/shop/spawn.ts';
import { fillBackOffice } from './admin.fill.ts';
import { onPostgres } from './on-postgres.ts';

const AMOUNTS = { products: 100_000, orders: 100_000 };
const SHORT_AMOUNTS = { products: 1_000, orders: 1_000 };
const NONE = { customers: 0, auditEntries: 0, failedMails: 0 };
const PATHS = ['/feeds/google.xml', '/export/products.ndjson', '/export/orders.ndjson'];
const SCOPES = ['catalog:read', 'orders:read'];

const IDLE_AFTER_MS = 3_000;
const LOOK_EVERY_MS = 20;
/** Of the memory at rest, in which lowdb has the whole catalogue. */
const GOAL = 1.5;

const say = (text: string) => process.stdout.write(`${text}\n`);
const report = (text: string) => process.stderr.write(`${text} …\n`);

/**
 * `npm run bench:scale -- --exports`: what a shop with 100,000 products and orders holds at most while it
 * sends each of them, on both stores. Returns 0 when every peak is within the goal, else 1.
 */
export function runExports(isShort: boolean): Promise<number> {
  const amounts = isShort ? SHORT_AMOUNTS : AMOUNTS;
  return inNewFolder(async (folder) => {
    await fillBackOffice(folder, { ...amounts, ...NONE });
    const secret = await addToken(folder);
    report('lowdb');
    const lowdb = await measureShop('lowdb', { DATA_DIR: folder, RATE_LIMITS: 'off' }, secret);
    const postgres = await onPostgres(folder, report, (variables) =>
      measureShop('PostgreSQL', variables, secret),
    );
    say(`goal: at most ${GOAL} times the memory at rest`);
    return Math.max(lowdb, postgres) <= GOAL ? 0 : 1;
  });
}

/** Returns the largest peak, in times of the memory at rest. */
async function measureShop(
  store: string,
  variables: Readonly<Record<string, string>>,
  secret: string,
): Promise<number> {
  const shop = spawnShop(variables);
  try {
    const url = await shop.ready;
    // The lists that searches read are made once, whatever comes first.
    await read(`${url}/export/orders.ndjson?since=2100-01-01T00:00:00Z`, secret);
    await pause(IDLE_AFTER_MS);
    const atRest = await memoryOf(shop.pid);
    const rows: string[][] = [];
    let worst = 0;
    for (const path of PATHS) {
      const { bytes, ms, peak } = await measure(shop.pid, url + path, secret);
      worst = Math.max(worst, peak / atRest);
      const mb = (bytes / 1024 / 1024).toFixed(0);
      const times = (peak / atRest).toFixed(2);
      rows.push([path, mb, (ms / 1000).toFixed(1), peak.toFixed(0), times]);
    }
    say(`${store}: ${atRest} MB at rest`);
    say(formatTable(['', 'MB sent', 's', 'peak MB', 'times at rest'], rows));
    return worst;
  } finally {
    await shop.end();
  }
}

async function measure(pid: number, url: string, secret: string) {
  let peak = 0;
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await memoryOf(pid));
      await pause(LOOK_EVERY_MS);
    }
  })();
  const begun = performance.now();
  const bytes = await read(url, secret);
  const ms = performance.now() - begun;
  over.abort();
  await looking;
  return { bytes, ms, peak };
}

async function read(url: string, secret: string): Promise<number> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` } });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

async function addToken(folder: string): Promise<string> {
  const store = await openLowdbStore(folder);
  const context = { store, clock: () => new Date(), actor: 'bench' };
  const { secret } = await createApiToken(context, {
    name: 'bench',
    scopes: SCOPES,
    expiresAt: null,
  });
  await store.close();
  return secret;
}
