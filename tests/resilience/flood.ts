import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOf, quantile } from '../bench/metrics.ts';
import { withShop } from '../bench/shop.ts';
import { sendRaw, type RawRequest } from '../support/http/raw.ts';
import { behindNginx } from './nginx.ts';
import { NONE, printRows } from './report.ts';

/** Many requests at once, more than any shopper has a use for. */
interface Flood {
  readonly products: number;
  readonly connections: number;
  /** Addresses of this machine that they come from. */
  readonly addresses: number;
  /** Requests that each connection writes at once, again and again for `seconds`. */
  readonly pipelined: number;
  /** `%N%` in it is another number each time. */
  readonly path: string;
  readonly seconds: number;
  /** A connection writes `begin` instead of requests, and then `byte` each second. */
  readonly drips?: { readonly begin: string; readonly byte: string };
  /** No response is read. */
  readonly isDeaf?: boolean;
}

const SEND = fileURLToPath(new URL('flood.send.mjs', import.meta.url));
const SEED = 30;
const LARGE = 10_000;
/** New searches, each a page that was never requested. */
const PAGES = { products: SEED, addresses: 1, path: '/products?q=nouveau%N%', seconds: 0 };
const SLOW = { ...PAGES, connections: 600, pipelined: 1 };
const SITEMAP = { ...PAGES, products: LARGE, connections: 100, path: '/sitemap.xml' };
const BEGUN = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const FLOODS: Readonly<Record<string, Flood>> = {
  '20 × 700 new pages, pipelined': { ...PAGES, connections: 20, pipelined: 700 },
  '80 × 1000 new pages, pipelined': { ...PAGES, connections: 80, pipelined: 1000 },
  '/sitemap.xml over 100 connections': { ...SITEMAP, pipelined: 1, seconds: 5 },
  'DOS-001 600 slow heads': { ...SLOW, drips: { begin: 'GET / HTTP/1.1\r\nX: ', byte: 'a' } },
  'DOS-002 600 slow bodies': {
    ...SLOW,
    drips: { begin: `${BEGUN}Content-Length: 1000\r\n\r\n{`, byte: ' ' },
  },
  '/sitemap.xml, 100 that do not read': { ...SITEMAP, pipelined: 20, seconds: 10, isDeaf: true },
  'DOS-005 new pages from 40 addresses': {
    ...PAGES,
    connections: 400,
    addresses: 40,
    pipelined: 5,
    seconds: 60,
  },
};
const BEHIND_NGINX = {
  withoutRetryAfter: NONE,
  refusedToOthers: NONE,
  grownMb: { below: 150 },
  apiP99Ms: { below: 500 },
  // Heads have 5 seconds and requests 10, by clocks that look every second.
  longestOpenMs: { below: 13_000 },
};
/** The internet is the proxy's: the shop alone must live, and have its memory back. */
const ALONE = { dead: NONE, refusedAfter: NONE, backMb: { below: 300 } };

/** A process that has just started compiles while it answers. */
const WARM_UP_MS = 2_000;
/** How long others send requests before the flood, and after it. */
const AROUND_MS = 1_000;
/** V8 returns memory once it has been idle for some 25 s. */
const BACK_WITHIN_MS = 60_000;

const QUOTE: RawRequest = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: `{ quote(lines: [{ productId: "caftan-celeste", quantity: 2 }]) { payable { amount } } }`,
  }),
};
const HEALTH: RawRequest = { path: '/healthz' };

/** Other addresses of this machine, so many that none uses up what it may read in a minute. */
const OTHERS = Array.from({ length: 10 }, (_, n) => `127.0.0.${n + 2}`);
const FLOODING = (count: number) => Array.from({ length: count }, (_, n) => `127.0.1.${n + 1}`);

/**
 * Floods a new shop in each way, `part` of the usual requests: behind nginx with the operators' configuration,
 * while other clients send requests, and then without a proxy.
 */
export async function proveFloods(part: number): Promise<boolean> {
  const floods = Object.entries(FLOODS).map(([name, flood]) => {
    const pipelined = Math.ceil(flood.pipelined * part);
    const seconds = Math.ceil(flood.seconds * Math.min(part, 1));
    return [name, { ...flood, pipelined, seconds }] as const;
  });
  const behind = [];
  for (const [name, flood] of floods) behind.push([name, await floodBehindNginx(flood)] as const);
  const alone = [];
  for (const [name, flood] of floods) alone.push([name, await floodAlone(flood)] as const);
  const isHeld = printRows('flood, behind nginx', behind, BEHIND_NGINX);
  return printRows('flood, without a proxy', alone, ALONE) && isHeld;
}

function floodBehindNginx({ products, ...flood }: Flood) {
  return withShop(
    products,
    ({ url: shopUrl, pid }) =>
      behindNginx(shopUrl, async (url) => {
        await warmUp(url);
        const beforeMb = await memoryOf(pid);
        const quiet = await probe(url, HEALTH, AbortSignal.timeout(AROUND_MS));
        const ending = new AbortController();
        const probes = [
          probe(url, QUOTE, ending.signal),
          probe(url, HEALTH, ending.signal),
        ] as const;
        const { longestOpenMs, ...sent } = await send(url, flood);
        await pause(AROUND_MS);
        ending.abort();
        const [api, health] = await Promise.all(probes);
        return {
          ...sent,
          refusedToOthers: api.refused + health.refused,
          beforeMb,
          grownMb: (await memoryOf(pid, 'VmHWM')) - beforeMb,
          apiP99Ms: quantile(api.times, 0.99),
          slowestHealthzMs: Math.max(...health.times),
          withoutFloodMs: Math.max(...quiet.times),
          // Others are closed by the client.
          longestOpenMs: flood.drips ? longestOpenMs : 0,
        };
      }),
    { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' },
  );
}

function floodAlone({ products, ...flood }: Flood) {
  return withShop(
    products,
    async ({ url, pid }) => {
      await warmUp(url);
      const beforeMb = await memoryOf(pid);
      const sent = await send(url, flood);
      const mostMb = await memoryOf(pid, 'VmHWM').catch(() => 0);
      const after = await sendRaw(url, QUOTE, { localAddress: OTHERS[0] }).catch(() => null);
      const memory = () => memoryOf(pid).catch(() => Infinity);
      const end = performance.now() + BACK_WITHIN_MS;
      let backMb = await memory();
      while (!(backMb < ALONE.backMb.below) && performance.now() < end) {
        await pause(AROUND_MS);
        backMb = await memory();
      }
      return {
        ...sent,
        dead: Number(!isAlive(pid)),
        refusedAfter: Number(after?.status !== 200),
        beforeMb,
        mostMb,
        backMb,
      };
    },
    { RATE_LIMITS: 'on' },
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Requests pages until their code is loaded and the API’s compiled. */
async function warmUp(url: string): Promise<void> {
  for (let n = 0; n < 20; n += 1) await sendRaw(url, QUOTE);
  await sendRaw(url, { path: '/products?q=avant' });
  await pause(WARM_UP_MS);
}

interface Sent {
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests of connections that the shop closed. */
  readonly cutOff: number;
  /** Refusals that do not say when to come back. */
  readonly withoutRetryAfter: number;
  readonly longestOpenMs: number;
}

async function send(url: string, { addresses, ...flood }: Omit<Flood, 'products'>) {
  const child = spawn(process.execPath, [SEND], { stdio: ['pipe', 'pipe', 'inherit'] });
  const { protocol, port } = new URL(url);
  child.stdin.end(
    JSON.stringify({
      port: Number(port),
      isSecure: protocol === 'https:',
      addresses: FLOODING(addresses),
      ...flood,
    }),
  );
  const { statuses, ...others }: Sent = JSON.parse(await text(child.stdout));
  const { 200: done = 0, 503: refused = 0, 429: limited = 0, ...rest } = statuses;
  const other = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return { '200': done, '503': refused, '429': limited, other, ...others };
}

/** Sends the same request on a new connection every 20 ms; how long each took, and how many failed. */
async function probe(url: string, request: RawRequest, signal: AbortSignal) {
  const times: number[] = [];
  let refused = 0;
  for (let n = 0; !signal.aborted; n += 1) {
    const from = { localAddress: OTHERS[n % OTHERS.length] };
    const begun = performance.now();
    const { status } = await sendRaw(url, request, from).catch(() => ({ status: 0 }));
    times.push(performance.now() - begun);
    if (status !== 200) refused += 1;
    await pause(20);
  }
  return { times, refused };
}
