import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type * as bundle from '../../../client/demo/main.ts';
import type { Saved } from '../../../client/demo/store/saved.ts';
import { disk } from '../../../server/storage/lowdb/journal/files.ts';
import { applyChanges, type Change } from '../../../server/storage/lowdb/changes.ts';
import { listenHere } from '../http/local-server.ts';
import { requestsTo, SECRET, workOf, type TestShop, type TestShopOptions } from './shop.ts';
import type { ShopPlace } from './shop.place.ts';

const BUNDLE = new URL('../../../dist/demo-module/shop/shop.js', import.meta.url);

/** Options without a counterpart in the shop of the browser. */
const UNSUPPORTED = [
  'areRateLimitsOn',
  'clientFolder',
  'files',
  'razorpay',
  'trustedProxies',
  'isOnlyTrusted',
  'apiDelayMs',
  'carriers',
] as const;

/** The shop of the demo's bundle; a server in front of it stands in for the page. */
export async function startDemoShop(
  options: TestShopOptions,
  place?: ShopPlace,
): Promise<TestShop> {
  const named = UNSUPPORTED.filter((name) => options[name]);
  if (place || named.length > 0) {
    throw new Error(`The demo has no ${named.join(', ') || 'such place'}`);
  }
  const module: typeof bundle = await import(BUNDLE.href);
  return openOver(module, savedBy(module), options);
}

/** Returns a place like a browser's database: read again by the next page. */
function savedBy({ inMemory }: typeof bundle): Saved {
  const entries: string[] = [];
  return {
    ...inMemory(),
    async readInto(tables) {
      for (const entry of entries) {
        const changes: Change[] = JSON.parse(entry);
        applyChanges(tables, changes);
      }
      return entries.length > 0;
    },
    append: async (changes) => void entries.push(JSON.stringify(changes)),
  };
}

async function openOver(
  module: typeof bundle,
  saved: Saved,
  options: TestShopOptions,
): Promise<TestShop> {
  const logged: Array<Readonly<Record<string, unknown>>> = [];
  const log = (details: object, message: string) => void logged.push({ ...details, message });
  const undecided: Array<() => Promise<void>> = [];
  let passed = 0;
  const server = createServer();
  const { url, close: closeServer } = await listenHere(server);
  const demo = await module.openDemo({
    open: async () => saved,
    isEmpty: options.isSeeded === false,
    onLoss: () => {},
    secret: SECRET,
    publicUrl: options.publicUrl ?? url,
    log: { info: log, warn: log, error: log },
    clock: () => new Date(Date.now() + passed),
    later: (work) => void undecided.push(work),
  });
  forward(server, demo);
  const { shop: within } = demo;
  const { store } = within;
  return {
    url,
    folder: '',
    databaseUrl: null,
    files: disk,
    store,
    within,
    logged,
    outboxKey: null,
    lines: [],
    routes: new Map(),
    pass: (ms) => {
      passed += ms;
    },
    ...requestsTo(url, store),
    ...workOf(within, { url, publicUrl: options.publicUrl ?? null, undecided }),
    async restart() {
      await close();
      return openOver(module, saved, options);
    },
    close,
  };

  async function close(): Promise<void> {
    await closeServer();
    await demo.close();
  }
}

function forward(server: Server, demo: Awaited<ReturnType<typeof bundle.openDemo>>): void {
  server.on('request', (request: IncomingMessage, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const { pathname } = new URL(url, 'http://shop');
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
      const body = new Uint8Array(await buffer(request));
      const answer = await demo.answer({ method, path: pathname, headers, body });
      answer.headers.set('content-length', String(Buffer.byteLength(answer.body)));
      response.writeHead(answer.status, [...answer.headers].flat());
      response.end(method === 'HEAD' ? undefined : answer.body);
    })();
  });
}
