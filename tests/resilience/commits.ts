import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { disk, type Files } from '../../server/storage/lowdb/journal/files.ts';
import { openLowdbStore, type LowdbStore } from '../../server/stores/lowdb.ts';
import type { Store } from '../../server/stores/store.ts';
import { median } from '../bench/median.ts';
import { cartLine, order } from '../store/records.ts';
import { nowhere } from '../support/store/memory-files.ts';
import { startShop } from '../support/shop/shop.ts';

/** What a change costs in a large shop, beside a small one in the same run. */
export interface CommitResult {
  /** Medians in milliseconds. */
  readonly small: number;
  readonly large: number;
  /** Milliseconds of the longest stall of the event loop while 50 MB are being compacted. */
  readonly longestStall: number;
}

const SMALL_MB = 1;
const LARGE_MB = 50;
const ORDERS_A_MB = 900;
const ROUNDS = 20;
const COMMITS_A_ROUND = 50;
const HAMMER = fileURLToPath(new URL('hammer.mjs', import.meta.url));

/** Measures single changes at 1 MB and at 50 MB, by turns, and the stalls of compacting 50 MB. */
export async function measureCommits(): Promise<CommitResult> {
  const small = await filledStore(SMALL_MB);
  const large = await filledStore(LARGE_MB);
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push(...(await timeCommits(small.store)));
    times.large.push(...(await timeCommits(large.store)));
  }
  const longestStall = await stallOf(large.store);
  await small.dispose();
  await large.dispose();
  return { small: median(times.small), large: median(times.large), longestStall };
}

async function timeCommits(store: Store): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < COMMITS_A_ROUND; n += 1) {
    const begun = performance.now();
    await store.transaction(({ carts }) => carts.save(`c${n}`, [cartLine('a', (n % 99) + 1)]));
    times.push(performance.now() - begun);
  }
  return times;
}

/** Compacts while sixteen writers go on. */
async function stallOf(store: LowdbStore): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const done = new AbortController();
  const writers = Array.from({ length: 16 }, async (_, place) => {
    while (!done.signal.aborted)
      await store.transaction(({ carts }) => carts.save(`w${place}`, []));
  });
  delay.enable();
  await store.compact();
  delay.disable();
  done.abort();
  await Promise.all(writers);
  return delay.max / 1e6;
}

async function filledStore(megabytes: number) {
  const path = await mkdtemp(join(tmpdir(), 'belle-vue-commits-'));
  const store = await openLowdbStore(path);
  for (let n = 0; n < megabytes * ORDERS_A_MB; n += ORDERS_A_MB) {
    await store.transaction(async ({ orders }) => {
      for (let each = n; each < n + ORDERS_A_MB; each += 1) {
        await orders.save(order(`past-${each}`, { number: `BV-${each}1000` }));
      }
    });
  }
  await store.compact();
  const dispose = async () => {
    await store.close();
    await rm(path, { recursive: true });
  };
  return { store, dispose };
}

/** Cart changes a second over 64 connections, on the disk and in memory, by turns. */
export async function measureMutations(seconds: number, rounds: number) {
  const durable: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    memory.push(await mutationsOn(nowhere, seconds));
    durable.push(await mutationsOn(disk, seconds));
  }
  return { durable: median(durable), memory: median(memory) };
}

async function mutationsOn(files: Files, seconds: number): Promise<number> {
  const shop = await startShop({ files });
  const { token } = await shop.customer();
  await shop.graphql(
    'mutation { addToCart(productId: "caftan-celeste") { cart { id } } }',
    {},
    token,
  );
  const bodies = Array.from({ length: 98 }, (_, n) =>
    JSON.stringify({
      query: `mutation ($n: Int!) { setCartQuantity(productId: "caftan-celeste", quantity: $n) {
        cart { quantity payable { amount } } userErrors { code } } }`,
      variables: { n: n + 1 },
    }),
  );
  const requested = JSON.stringify({ url: shop.url, connections: 64, seconds, token, bodies });
  const hammer = spawn(process.execPath, [HAMMER, requested], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answered = Number(await text(hammer.stdout));
  await shop.close();
  return answered / seconds;
}
