import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendRandom, type RandomResult } from '../security/random.ts';
import { sendRaw } from '../support/http/raw.ts';
import { spawnShop } from '../support/shop/spawn.ts';
import { memoryOf } from './memory.ts';
import { timeAttacks, type Timed } from './attack.timed.ts';

/** What came of attacking a shop in a process of its own. */
export interface AttackResult extends RandomResult {
  /** The seed that sends the same requests again. */
  readonly seed: number;
  /** Processes that ended before they were told to: there must be none. */
  readonly dead: number;
  /** What the shop wrote into its log of what it did not plan. */
  readonly logged: string;
  /** Memory of the shop's process, MB: once it is warm, and at the end. */
  readonly memory: readonly [number, number];
  readonly timed: readonly Timed[];
}

/** Requests after which the process has what it needs; a tenth of them all, when that is more. */
const WARM_AFTER = 5_000;

/**
 * Sends `runs` random requests to the built shop, and the attacks whose time counts; `seed` makes
 * the requests. Tells how many it has sent.
 */
export async function runAttack(
  runs: number,
  seed: number,
  report: (sent: number) => void,
): Promise<AttackResult> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'belle-vue-attack-'));
  const shop = spawnShop({ DATA_DIR, RATE_LIMITS: 'off' });
  const url = await shop.ready;
  let early = 0;
  const known = await whatIsThere(url);
  const result = await sendRandom(url, known, {
    runs,
    seed,
    async report(sent) {
      if (early === 0 && sent >= Math.max(runs / 10, WARM_AFTER)) early = await memoryOf(shop.pid);
      report(sent);
    },
  });
  const late = await memoryOf(shop.pid);
  const memory = [early === 0 ? late : early, late] as const;
  const timed = await timeAttacks(url, shop.pid);
  const dead = await Promise.race([shop.ended.then(() => 1), Promise.resolve(0)]);
  const { err } = await shop.end();
  await rm(DATA_DIR, { recursive: true });
  return { ...result, seed, dead, logged: err, memory, timed };
}

/** Ids and tokens that a stranger can have: those of the catalogue, and their own. */
async function whatIsThere(url: string) {
  const list = await sendRaw(url, { path: '/api/products' });
  const { products }: { products: ReadonlyArray<{ readonly _id: string }> } = JSON.parse(list.body);
  const opened = await sendRaw(url, {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"mutation { logInAsDemo { session { token } } }"}',
  });
  const { token } = JSON.parse(opened.body).data.logInAsDemo.session;
  return { ids: [...products.map(({ _id: id }) => id), 'robes', 'lunettes'], tokens: [token] };
}
