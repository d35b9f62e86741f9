import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CampaignRecord } from '../../server/catalog/campaign/campaign.store.ts';
import type { ProductRecord } from '../../server/catalog/catalog.store.ts';
import { runNode, spawnShop, type ShopProcess } from '../support/shop/spawn.ts';
import { fillFolder } from './catalogue.ts';
import { median, memoryOf } from './metrics.ts';
import type { Sample } from './requests.ts';

/** Lends a new folder for as long as `work` takes. */
export async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The built shop over a folder, without limits for one address. */
export function startShop(
  DATA_DIR: string,
  variables: Readonly<Record<string, string>> = {},
): ShopProcess {
  return spawnShop({ DATA_DIR, RATE_LIMITS: 'off', ...variables });
}

/** The built shop at work, and what it sells. */
export interface RunningShop {
  readonly url: string;
  readonly pid: number;
  readonly products: readonly ProductRecord[];
}

/** Runs the built shop over so many products for as long as `work` takes. */
export function withShop<T>(
  count: number,
  work: (shop: RunningShop) => Promise<T>,
  variables: Readonly<Record<string, string>> = {},
  campaigns: readonly CampaignRecord[] = [],
): Promise<T> {
  return inNewFolder(async (folder) => {
    const products = await fillFolder(folder, count, campaigns);
    const shop = startShop(folder, variables);
    try {
      return await work({ url: await shop.ready, pid: shop.pid, products });
    } finally {
      await shop.end();
    }
  });
}

/** V8 returns what the start no longer needs when it has been idle for some 25 s. */
const IDLE_AFTER_MS = 40_000;

/** How a shop starts. */
export interface Start {
  /** From starting the process to its first whole answer: the median. */
  readonly firstAnswerMs: number;
  /** Memory of the last one at rest. */
  readonly idleMb: number;
}

/** Starts the built shop over this folder so many times. */
export async function measureStart(folder: string, times: number): Promise<Start> {
  const starts: number[] = [];
  let idleMb = 0;
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now();
    const shop = startShop(folder);
    const response = await fetch(`${await shop.ready}/api/categories`);
    await response.text();
    starts.push(performance.now() - begun);
    if (!response.ok) throw new Error(`The first answer was ${response.status}`);
    if (n === times - 1) {
      await pause(IDLE_AFTER_MS);
      idleMb = await memoryOf(shop.pid);
    }
    await shop.end();
  }
  return { firstAnswerMs: median(starts), idleMb };
}

const PLAIN = fileURLToPath(new URL('plain.mjs', import.meta.url));

/** A server on plain node:http. */
export type PlainServer = Pick<RunningShop, 'url' | 'pid'>;

/** Answers every request with this sample: its bytes, or `JSON.stringify` of it each time. */
export function withPlainServer<T>(
  { body, headers }: Sample,
  isReady: boolean,
  work: (server: PlainServer) => Promise<T>,
): Promise<T> {
  return inNewFolder(async (folder) => {
    const spec = join(folder, 'sample.json');
    await writeFile(spec, JSON.stringify({ isReady, body: body.toString('base64'), headers }));
    const { child, said, ended } = runNode([PLAIN, spec], {});
    try {
      await once(child.stdout, 'data');
      return await work({ url: said.out.trim(), pid: child.pid ?? 0 });
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  });
}
