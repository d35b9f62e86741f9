import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillFolder } from '../bench/catalogue.ts';
import { inNewFolder } from '../bench/beside.ts';
import { sendRaw, type RawRequest } from '../support/http/raw.ts';
import { spawnShop } from '../support/shop/spawn.ts';

/** Many requests at once, more than any shopper has a use for. */
export interface Flood {
  readonly name: string;
  readonly products: number;
  readonly connections: number;
  /** Requests that each connection writes at once; one is written again and again for `seconds`. */
  readonly pipelined: number;
  /** `%N%` in it is another number each time. */
  readonly path: string;
  readonly seconds: number;
}

export interface Flooded {
  /** How many answers of each status the flood had. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests of connections that the shop closed. */
  readonly unanswered: number;
  /** Refusals that do not say when to come back: there must be none. */
  readonly withoutRetryAfter: number;
  readonly ms: number;
}

export interface FloodResult extends Flooded {
  readonly name: string;
  /** Memory of the shop's process before, and the most that it ever had, MB. */
  readonly memory: readonly [number, number];
  readonly api: Probed;
  readonly health: Probed;
  /** The slowest answer to `/healthz` without the flood: others use the machine, too. */
  readonly quietMs: number;
}

/** What somebody else saw meanwhile. */
export interface Probed {
  readonly p99: number;
  readonly slowest: number;
  /** Answers that were no success. */
  readonly refused: number;
}

const SEND = fileURLToPath(new URL('flood.send.mjs', import.meta.url));

const SEED = 30;
const LARGE = 10_000;

export const FLOODS: readonly Flood[] = [
  pages(20, 700),
  pages(80, 1000),
  {
    name: '/sitemap.xml over 100 connections',
    products: LARGE,
    connections: 100,
    pipelined: 1,
    path: '/sitemap.xml',
    seconds: 5,
  },
];

/** New searches, each a page that nobody has asked for. */
function pages(connections: number, pipelined: number): Flood {
  const name = `${connections} × ${pipelined} new pages, pipelined`;
  const path = '/products?q=nouveau%N%';
  return { name, products: SEED, connections, pipelined, path, seconds: 0 };
}

/** A process that has just started compiles while it answers. */
const WARM_UP_MS = 2_000;
/** How long others ask before the flood, and after it. */
const AROUND_MS = 1_000;

const QUOTE: RawRequest = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: `{ quote(lines: [{ productId: "caftan-celeste", quantity: 2 }]) { payable { amount } } }`,
  }),
};
const HEALTH: RawRequest = { path: '/healthz' };

/** Another address of this machine: the flood uses up what its own may read in a minute. */
const FROM = { localAddress: '127.0.0.2' };

/** Floods a new shop of default configuration, while another client sends requests. */
export function proveFlood(flood: Flood): Promise<FloodResult> {
  return inNewFolder(async (DATA_DIR) => {
    await fillFolder(DATA_DIR, flood.products);
    const shop = spawnShop({ DATA_DIR });
    try {
      const url = await shop.ready;
      // As a shop that has been open for a while: the page's code is loaded, the API's compiled.
      for (let n = 0; n < 20; n += 1) await sendRaw(url, QUOTE);
      await sendRaw(url, { path: '/products?q=avant' });
      await pause(WARM_UP_MS);
      const before = await megabytes(shop.pid, 'VmRSS');
      const quiet = await probe(url, HEALTH, AbortSignal.timeout(AROUND_MS));
      const ending = new AbortController();
      const probes = [probe(url, QUOTE, ending.signal), probe(url, HEALTH, ending.signal)] as const;
      const flooded = await send(url, flood);
      await pause(AROUND_MS);
      ending.abort();
      const [api, health] = await Promise.all(probes);
      const most = await megabytes(shop.pid, 'VmHWM');
      const { name } = flood;
      return { name, ...flooded, memory: [before, most], api, health, quietMs: quiet.slowest };
    } finally {
      await shop.end('SIGKILL');
    }
  });
}

async function send(url: string, { connections, pipelined, path, seconds }: Flood) {
  const child = spawn(process.execPath, [SEND], { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = Number(new URL(url).port);
  child.stdin.end(JSON.stringify({ port, connections, pipelined, path, seconds }));
  const flooded: Flooded = JSON.parse(await text(child.stdout));
  return flooded;
}

/** Asks the same thing on a new connection every 20 ms. */
async function probe(url: string, request: RawRequest, signal: AbortSignal): Promise<Probed> {
  const times: number[] = [];
  let refused = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    const { status } = await sendRaw(url, request, FROM).catch(() => ({ status: 0 }));
    times.push(performance.now() - begun);
    if (status !== 200) refused += 1;
    await pause(20);
  }
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return { p99, slowest: times.at(-1) ?? 0, refused };
}

/** A figure of a process's memory in MB, as Linux tells it. */
async function megabytes(pid: number, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024);
}
