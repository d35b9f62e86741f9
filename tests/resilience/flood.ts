import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOf, quantile } from '../bench/metrics.ts';
import { withShop } from '../bench/shop.ts';
import { sendRaw, type RawRequest } from '../support/http/raw.ts';
import { NONE, printRows } from './report.ts';

/** Many requests at once, more than any shopper has a use for. */
interface Flood {
  readonly products: number;
  readonly connections: number;
  /** Requests that each connection writes at once, again and again for `seconds`. */
  readonly pipelined: number;
  /** `%N%` in it is another number each time. */
  readonly path: string;
  readonly seconds: number;
}

const SEND = fileURLToPath(new URL('flood.send.mjs', import.meta.url));
const SEED = 30;
const LARGE = 10_000;
/** New searches, each a page that was never requested. */
const PAGES = { products: SEED, path: '/products?q=nouveau%N%', seconds: 0 };
const FLOODS: Readonly<Record<string, Flood>> = {
  '20 × 700 new pages, pipelined': { ...PAGES, connections: 20, pipelined: 700 },
  '80 × 1000 new pages, pipelined': { ...PAGES, connections: 80, pipelined: 1000 },
  '/sitemap.xml over 100 connections': {
    products: LARGE,
    connections: 100,
    pipelined: 1,
    path: '/sitemap.xml',
    seconds: 5,
  },
};
const BOUNDS = {
  withoutRetryAfter: NONE,
  refusedToOthers: NONE,
  mostMb: { below: 300 },
  apiP99Ms: { below: 500 },
  slowestHealthzMs: { below: 100 },
};

/** A process that has just started compiles while it answers. */
const WARM_UP_MS = 2_000;
/** How long others send requests before the flood, and after it. */
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

/** Floods a new shop in each way, `part` of the usual requests, while another client sends requests. */
export async function proveFloods(part: number): Promise<boolean> {
  const rows = [];
  for (const [name, flood] of Object.entries(FLOODS)) {
    const pipelined = Math.ceil(flood.pipelined * part);
    rows.push([name, await runFlood({ ...flood, pipelined })] as const);
  }
  return printRows('flood, from one address', rows, BOUNDS);
}

function runFlood({ products, ...flood }: Flood) {
  return withShop(
    products,
    async ({ url, pid }) => {
      // As a shop that has been open for a while: the page's code is loaded, the API's compiled.
      for (let n = 0; n < 20; n += 1) await sendRaw(url, QUOTE);
      await sendRaw(url, { path: '/products?q=avant' });
      await pause(WARM_UP_MS);
      const beforeMb = await memoryOf(pid);
      const quiet = await probe(url, HEALTH, AbortSignal.timeout(AROUND_MS));
      const ending = new AbortController();
      const probes = [probe(url, QUOTE, ending.signal), probe(url, HEALTH, ending.signal)] as const;
      const { statuses, cutOff, withoutRetryAfter } = await send(url, flood);
      await pause(AROUND_MS);
      ending.abort();
      const [api, health] = await Promise.all(probes);
      const { 200: done = 0, 503: refused = 0, 429: limited = 0, ...others } = statuses;
      return {
        '200': done,
        '503': refused,
        '429': limited,
        other: Object.values(others).reduce((sum, count) => sum + count, 0),
        cutOff,
        withoutRetryAfter,
        refusedToOthers: api.refused + health.refused,
        beforeMb,
        mostMb: await memoryOf(pid, 'VmHWM'),
        apiP99Ms: quantile(api.times, 0.99),
        slowestHealthzMs: Math.max(...health.times),
        withoutFloodMs: Math.max(...quiet.times),
      };
    },
    { RATE_LIMITS: 'on' },
  );
}

async function send(url: string, flood: Omit<Flood, 'products'>) {
  const child = spawn(process.execPath, [SEND], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ port: Number(new URL(url).port), ...flood }));
  const flooded: {
    readonly statuses: Readonly<Record<string, number>>;
    /** Requests of connections that the shop closed. */
    readonly cutOff: number;
    /** Refusals that do not say when to come back. */
    readonly withoutRetryAfter: number;
  } = JSON.parse(await text(child.stdout));
  return flooded;
}

/** Sends the same request on a new connection every 20 ms; how long each took, and how many failed. */
async function probe(url: string, request: RawRequest, signal: AbortSignal) {
  const times: number[] = [];
  let refused = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    const { status } = await sendRaw(url, request, FROM).catch(() => ({ status: 0 }));
    times.push(performance.now() - begun);
    if (status !== 200) refused += 1;
    await pause(20);
  }
  return { times, refused };
}
