import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import {
  chromium,
  expect as playwrightExpect,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test';
import { inject, test as base } from 'vitest';
import { CHROMIUM_FLAGS } from './chromium.ts';
import { disk } from '../../../server/storage/lowdb/journal/files.ts';
import type { Store } from '../../../server/store.ts';
import { newPlace } from '../shop/shop.place.ts';
import { openEmpty } from '../../../server/seed/seed.ts';
import { fillShop } from '../shop/shop.seed.ts';

/** Input of a shopper's test: a page that has not been anywhere, and the running shop's address. */
export interface Shopper {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Where the shop answers. */
  readonly url: string;
  /** Where it shows its mails. */
  readonly outboxUrl: string;
  /**
   * Failed requests that this test provokes on purpose: a fault that matches is not held against it.
   */
  readonly expectFault: (pattern: RegExp) => void;
}

/**
 * A page is waited for as long as its test may last: on a slow machine everything comes later. It is
 * a little less than the test's minute, so that the failure says what was waited for.
 */
const PATIENCE_MS = 55_000;

export const expect = playwrightExpect.configure({ timeout: PATIENCE_MS });

/** Instances over a database are given one; a shop in a folder makes its own. */
const SECRET = 'a secret of the browser tests, long enough';

export interface RunningShop {
  readonly url: string;
  /** Where it writes its mails; null where it has no folder. */
  readonly folder: string | null;
  /** Where it shows its mails; rejects when it ends without having said so. */
  readonly outboxUrl: () => Promise<string>;
  /** Returns the link that makes the first account of the back office. */
  readonly setupUrl: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the built shop as `npm start` does, over a new shop in the store that the project is about;
 * `prepare` may change what is in it before.
 */
export async function startBuiltShop(
  variables: Readonly<Record<string, string>> = {},
  prepare?: (store: Store) => Promise<void>,
): Promise<RunningShop> {
  const place = await newPlace(variables['SEED'] !== 'empty');
  if (prepare) {
    const { store } = await place.open(variables['SEED'] === 'empty' ? openEmpty : fillShop, disk);
    await prepare(store);
    await store.close();
  }
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: place.folder,
      // Where the project is about folders, it names the server on which others make databases.
      DATABASE_URL: place.databaseUrl ?? '',
      JWT_SECRET: place.databaseUrl === null ? '' : SECRET,
      RATE_LIMITS: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lineOf = linesOf(shop);
  return {
    folder: variables['DATA_DIR'] ?? place.folder,
    // Its first line begins with the shop's name.
    url: await lineOf(/^(?!Gestion|Outbox)[^:]+: (http:\S+)$/),
    outboxUrl: () => lineOf(/^Outbox: (http:\S+)$/),
    setupUrl: () => lineOf(/^Gestion: (http:\S+)$/),
    async close() {
      const ended = once(shop, 'exit');
      shop.kill('SIGTERM');
      await ended;
      await place.remove();
    },
  };
}

/** Gives what waits for a line of a shop's standard output and gives the part that is requested. */
export function linesOf({ stdout }: ChildProcess): (pattern: RegExp) => Promise<string> {
  if (!stdout) throw new Error('The shop has no standard output');
  const lines: string[] = [];
  const reader = createInterface({ input: stdout });
  reader.on('line', (line) => lines.push(line));
  const findPart = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line)?.[1]).find((part) => part !== undefined);
  return (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const part = findPart(pattern);
        if (part !== undefined) resolve(part);
      };
      look();
      reader.on('line', look);
      reader.once('close', () => reject(new Error(`The shop ended without a line ${pattern}`)));
    });
}

/** The test runner's message wherever it blocks the shop's service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

function openContext(
  browser: Browser,
  url: string,
  { width, serviceWorkers }: { readonly width: number; readonly serviceWorkers: 'allow' | 'block' },
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 768 ? 812 : 900 },
    hasTouch: width < 768,
    locale: 'fr-MA',
    // Of a traveller: pages show the shop's time, wherever they are read.
    timezoneId: 'Pacific/Auckland',
    // Every press would wait for a transition.
    reducedMotion: 'reduce',
    serviceWorkers,
  });
}

/**
 * Toasts stay until another one takes their place, and are pressed on their buttons alone: how fast
 * the machine is does not decide whether one is seen, or covers what is pressed next.
 */
function holdToasts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .Toastify__progress-bar { animation-play-state: paused !important }
    .Toastify__toast-container, .Toastify__toast { pointer-events: none }
    .Toastify__toast button { pointer-events: auto }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Leaves the page as a new browser's; what it has cached of the shop's files stays. */
async function forgetShop(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * Opens something once a worker, and closes it when the worker ends. Vitest alone would open a worker's fixture again
 * for each `extend` of a test.
 */
function oncePerWorker<Opened extends { readonly close: () => Promise<void> }>(
  open: () => Promise<Opened>,
) {
  let opened: Promise<Opened> | undefined;
  let closed: Promise<void> | undefined;
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
  return async ({}, use: (one: Opened) => Promise<void>) => {
    opened ??= open();
    const one = await opened;
    await use(one);
    closed ??= one.close();
    await closed;
  };
}

/** One browser a worker, with its contexts by shop and width. */
const withBrowser = base.extend<{
  readonly browser: Browser;
  readonly contexts: Map<string, BrowserContext>;
}>({
  browser: [
    oncePerWorker(() =>
      // Each worker launches its own: a browser behind a socket would pass each message on twice.
      chromium.launch({ executablePath: inject('chromium'), args: [...CHROMIUM_FLAGS] }),
    ),
    { scope: 'worker' },
  ],
  contexts: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      // They end with the browser.
      await use(new Map());
    },
    { scope: 'worker' },
  ],
});

/** Values that a test takes by name, and may override. */
export interface ShopTest extends Shopper {
  readonly shop: RunningShop;
  readonly width: number;
  /** Whether the test has a browser context of its own. */
  readonly isFresh: boolean;
  /** Tests of the service worker alone let it run, in a fresh context. */
  readonly serviceWorkers: 'allow' | 'block';
  /** Not where the toasts themselves are the subject. */
  readonly areToastsHeld: boolean;
}

const testOver = (start: () => Promise<RunningShop>, scope: 'worker' | 'file') =>
  withBrowser.extend<ShopTest>({
    width: 1280,
    isFresh: false,
    serviceWorkers: 'block',
    areToastsHeld: true,
    shop: [
      scope === 'worker'
        ? oncePerWorker(start)
        : // oxlint-disable-next-line no-empty-pattern -- as above
          async ({}, use) => {
            const shop = await start();
            await use(shop);
            await shop.close();
          },
      { scope },
    ],
    url: async ({ shop }, use) => use(shop.url),
    outboxUrl: async ({ shop }, use) => use(await shop.outboxUrl()),
    context: async ({ browser, contexts, url, width, isFresh, serviceWorkers, task }, use) => {
      const key = `${url} ${width}`;
      const shared = isFresh ? undefined : contexts.get(key);
      const context = shared ?? (await openContext(browser, url, { width, serviceWorkers }));
      await use(context);
      // A test that failed may have left anything.
      if (isFresh || task.result?.state === 'fail') {
        if (shared) contexts.delete(key);
        await context.close();
        return;
      }
      contexts.set(key, context);
      for (const page of context.pages()) await page.close();
    },
    expectFault: async ({ context, url }, use) => {
      const expected: RegExp[] = [];
      const faults: string[] = [];
      const note = (fault: string) => faults.push(fault);
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED) {
          note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      };
      const onError = (error: WebError) => note(`page error: ${error.error().stack}`);
      const onFailure = (request: Request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is left takes its open requests with it.
        if (reason !== 'net::ERR_ABORTED') note(`failed request: ${request.url()} ${reason}`);
      };
      const onResponse = (response: Response) => {
        if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
      };
      const shop = new URL(url);
      const onRequest = (request: Request) => {
        const target = new URL(request.url());
        const isOfShop = target.origin === shop.origin && target.pathname.startsWith(shop.pathname);
        if (target.protocol.startsWith('http') && !isOfShop) {
          note(`request leaves the shop: ${request.url()}`);
        }
      };
      context
        .on('console', onConsole)
        .on('weberror', onError)
        .on('requestfailed', onFailure)
        .on('response', onResponse)
        .on('request', onRequest);
      await use((pattern) => expected.push(pattern));
      context
        .off('console', onConsole)
        .off('weberror', onError)
        .off('requestfailed', onFailure)
        .off('response', onResponse)
        .off('request', onRequest);
      const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      if (unexpected.length > 0) throw new Error(`Faults in the page:\n${unexpected.join('\n')}`);
    },
    page: async ({ context, url, areToastsHeld, expectFault: _watched }, use) => {
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      if (areToastsHeld) await page.addInitScript(holdToasts);
      await forgetShop(page, url);
      await use(page);
    },
  });

/** Files share the shop, and many of their orders one phone. */
const withoutCashBounds = (store: Store) =>
  store.transaction(async ({ settings }) => {
    const known = await settings.load();
    await settings.save({ ...known, unconfirmedPerPhone: 1000, piecesPerPhone: 1000 });
  });

/**
 * The web tests' `test`: one shop and one browser a worker, an empty storage a test. A console error or
 * warning, a page error, a failed request or one that leaves the shop fails the test.
 */
export const test = testOver(() => startBuiltShop({}, withoutCashBounds), 'worker');

/**
 * Works like `test`, over a shop of the file's own: for settings, and for what changes it for other
 * shoppers.
 */
export const testIn = (start: () => Promise<RunningShop>) => testOver(start, 'file');

/**
 * Works like `test`, for what changes the browser itself (a clock, a permission, a route of all its
 * pages) or needs its cache empty.
 */
export const freshTest = test.extend({ isFresh: true });
