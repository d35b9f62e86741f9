import type { Browser } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { formatTable } from '../support/http/table.ts';
import { goalText, reaches } from './metrics.ts';
import { get, sampleOf, type Route } from './requests.ts';

const KB = 1024;
const SCRIPT_GOAL = { atMost: 150 };
const LATER_GOAL = { below: 15 };
const STYLE_GOAL = { below: 12 };

/** Bound of a page's own fetches after its load: later ones are for what may come next. */
const OF_THE_PAGE_MS = 1_000;
/** Time in which everything has come that the page fetches of itself. */
const IDLE_MS = 5_000;

const KINDS = ['script', 'style', 'font', 'picture', 'page', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** A file that a page fetched before the first touch; bytes as they travelled, without heads. */
interface Fetched {
  readonly path: string;
  readonly bytes: number;
  /** Fetched ahead, for another page. */
  readonly isAhead: boolean;
}

/** Distinguishes files by their names. */
function kindOf(path: string): Kind {
  if (/\.m?js$/.test(path)) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (/\.woff2?$/.test(path)) return 'font';
  if (/\.(svg|png|jpe?g|webp|avif)$/.test(path)) return 'picture';
  return 'other';
}

/** The scripts that a script names: those it imports, at once or later. */
function scriptsNamedIn(text: string): readonly string[] {
  const names = text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g);
  return [...new Set(Array.from(names, ([, name]) => `/assets/${name}`))];
}

/** Weighs what each route fetches before the first touch, and the scripts that may come after it. */
export async function measureBytes(
  shop: string,
  browser: Browser,
  routes: readonly Route[],
): Promise<string> {
  const sizes = new Map<string, number>();
  const rows: Array<readonly string[]> = [];
  for (const { name, path } of routes) {
    const { page, files, inlineStyle } = await openOnce(browser, shop + path);
    const sum = (kind: Kind) =>
      sumOf(files.filter((file) => kindOf(file.path) === kind && !file.isAhead));
    const all: Readonly<Record<Kind, number>> = {
      script: sum('script') / KB,
      style: (sum('style') + inlineStyle) / KB,
      font: sum('font') / KB,
      picture: sum('picture') / KB,
      page: page / KB,
      other: sum('other') / KB,
    };
    const ahead = sumOf(files.filter(({ isAhead }) => isAhead)) / KB;
    const loaded = files
      .filter((file) => kindOf(file.path) === 'script' && !file.isAhead)
      .map((file) => file.path);
    const later = (await largestLater(shop, loaded, sizes)) / KB;
    const isReached =
      reaches(all.script, SCRIPT_GOAL) &&
      reaches(all.style, STYLE_GOAL) &&
      reaches(later, LATER_GOAL);
    const cells = KINDS.map((kind) => all[kind].toFixed(1));
    rows.push([name, ...cells, ahead.toFixed(1), later.toFixed(1), isReached ? 'yes' : 'no']);
  }
  const blank = [...KINDS.slice(2), ''].map(() => '');
  const aims = [goalText(SCRIPT_GOAL), goalText(STYLE_GOAL), ...blank, goalText(LATER_GOAL)];
  const headers = ['KB before a touch', ...KINDS, 'ahead', 'largest later script', 'reached'];
  return formatTable(headers, [...rows, ['goal', ...aims, '']]);
}

const sumOf = (files: readonly Fetched[]) => files.reduce((all, { bytes }) => all + bytes, 0);

/** Opens a page with empty caches, and waits until it fetches nothing more. */
async function openOnce(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const opened = await context.newPage();
  await opened.goto(url, { waitUntil: 'networkidle' });
  await opened.waitForTimeout(IDLE_MS);
  const seen = await opened.evaluate((ofThePageMs) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      page: page?.encodedBodySize ?? 0,
      files: entries.map(({ name, encodedBodySize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        isAhead: startTime > (page?.loadEventEnd ?? 0) + ofThePageMs,
      })),
      style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    };
  }, OF_THE_PAGE_MS);
  await context.close();
  const { page, files, style } = seen;
  return { page, files, inlineStyle: style === '' ? 0 : brotliCompressSync(style).length };
}

/** Returns the largest of all scripts that the loaded ones lead to and that is not among them, in bytes. */
async function largestLater(
  shop: string,
  loaded: readonly string[],
  sizes: Map<string, number>,
): Promise<number> {
  const known = new Set(loaded);
  // Grows while it is gone through: a Set's iterator comes to what is added.
  for (const path of known) {
    const plain = await sampleOf(shop, get(path, { 'accept-encoding': 'identity' }));
    for (const name of scriptsNamedIn(plain.body.toString())) known.add(name);
    const packed = await sampleOf(shop, get(path, { 'accept-encoding': 'br' }));
    sizes.set(path, packed.body.length);
  }
  const later = [...known].filter((path) => !loaded.includes(path));
  return Math.max(0, ...later.map((path) => sizes.get(path) ?? 0));
}
