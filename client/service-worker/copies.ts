import { languageOfPath } from '#shared/language.ts';
import { nameIn } from '#shared/shop/page-shop.ts';
import { cacheNames } from './scope.ts';
import { markCopy } from './markCopy.ts';
import {
  assetBounds,
  excessOf,
  handlingOfPage,
  isRecent,
  isStorable,
  isTooOld,
  pageBounds,
  type Bounds,
} from './rules.ts';

const storedAtHeader = 'x-stored-at';

/** Headers that describe the body as sent; it is stored decoded. */
const sentHeaders = ['content-encoding', 'content-length'];

const matching = { ignoreVary: true };

/** The last copy of a page, marked; undefined where there is none, or an old one. */
export async function lastCopy(url: string) {
  const stored = await storedPage(url);
  if (!stored) return undefined;
  const seenAt = storedAt(stored);
  const { pathname } = new URL(url);
  if (isTooOld(seenAt, Date.now(), pageBounds)) return undefined;
  const html = await stored.text();
  const handling = handlingOfPage(pathname);
  return new Response(markCopy(html, new Date(seenAt), handling, languageOfPath(pathname)), {
    headers: stored.headers,
  });
}

export async function hasRecentCopy(url: string) {
  const stored = await storedPage(url);
  return stored !== undefined && isRecent(storedAt(stored), Date.now());
}

/** Names the shop as the newest stored page does; null without one. */
export async function storedShopName() {
  const cache = await caches.open(cacheNames.pages);
  const page = (await cache.keys()).at(-1);
  const stored = page && (await cache.match(page, matching));
  return stored ? nameIn(await stored.text()) : null;
}

export async function storePage(url: string, response: Response) {
  if (!isStorable(response, 'PAGE')) return;
  await store(cacheNames.pages, withoutFragment(url), response);
  await trim(cacheNames.pages, pageBounds);
  await trim(cacheNames.assets, assetBounds);
}

export async function storedAsset(url: string) {
  const cache = await caches.open(cacheNames.assets);
  return cache.match(url, matching);
}

export async function storeAsset(url: string, response: Response) {
  if (isStorable(response, 'ASSET')) await store(cacheNames.assets, url, response);
}

async function storedPage(url: string) {
  const cache = await caches.open(cacheNames.pages);
  return cache.match(withoutFragment(url), matching);
}

async function store(cacheName: string, url: string, response: Response) {
  const headers = new Headers(response.headers);
  for (const name of sentHeaders) headers.delete(name);
  headers.set(storedAtHeader, String(Date.now()));
  const cache = await caches.open(cacheName);
  await cache.put(url, new Response(response.body, { headers }));
}

async function trim(cacheName: string, bounds: Bounds) {
  const cache = await caches.open(cacheName);
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const stored = await cache.match(url, matching);
      return { url, storedAt: stored ? storedAt(stored) : 0 };
    }),
  );
  const excess = excessOf(entries, Date.now(), bounds);
  await Promise.all(excess.map((url) => cache.delete(url, matching)));
}

const storedAt = ({ headers }: Response) => Number(headers.get(storedAtHeader));

const withoutFragment = (url: string) => url.replace(/#.*/, '');
