import { languageOfPath } from '#shared/language.ts';
import {
  hasRecentCopy,
  lastCopy,
  storeAsset,
  storedAsset,
  storedShopName,
  storePage,
} from './copies.ts';
import { offlinePage } from './offlinePage.ts';
import { handlingOf, handlingOfPage, type Handling } from './rules.ts';
import { worker, type FetchEvent, cacheNames, removeCaches } from './scope.ts';
import { readSeen } from './seen.ts';

const { origin } = worker.location;
const used: readonly string[] = Object.values(cacheNames);

// It takes over at once: pages come from the network first, so none is older than its scripts.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, origin);
  if (handling === 'ASSET') event.respondWith(asset(event));
  else if (handling !== 'NONE') event.respondWith(page(event, handling));
});

worker.addEventListener('message', (event) => {
  const seen = readSeen(event.data);
  if (!seen) return;
  event.waitUntil(quietly(Promise.all([copyPage(seen.page), ...seen.assets.map(copyAsset)])));
});

async function takeOver() {
  await removeCaches((name) => used.includes(name));
  // A page need not wait until the worker has started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function page(event: FetchEvent, handling: Handling) {
  const { request } = event;
  try {
    // Each navigation is preloaded: fetched here as well, it would be requested twice.
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (handling === 'PAGE') event.waitUntil(quietly(storePage(request.url, response.clone())));
    return response;
  } catch {
    return (
      (handling === 'ONLINE' ? undefined : await lastCopy(request.url)) ??
      offlinePage(languageOfPath(new URL(request.url).pathname), await storedShopName())
    );
  }
}

async function asset(event: FetchEvent) {
  const { request } = event;
  const stored = await storedAsset(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  event.waitUntil(quietly(storeAsset(request.url, response.clone())));
  return response;
}

/** Copies a page that was opened without a request of its own, such as by a link inside the shop. */
async function copyPage(url: string | null) {
  if (url === null || handlingOfPage(new URL(url).pathname) === 'ONLINE') return;
  if (await hasRecentCopy(url)) return;
  await storePage(url, await fetch(url, { headers: { accept: 'text/html' } }));
}

async function copyAsset(url: string) {
  if (handlingOf({ url, method: 'GET', mode: 'cors' }, origin) !== 'ASSET') return;
  if (!(await storedAsset(url))) await storeAsset(url, await fetch(url));
}

/** A full disk or a network that goes leaves no copy: the page itself needs none. */
async function quietly(copying: Promise<unknown>) {
  await copying.catch(() => undefined);
}
