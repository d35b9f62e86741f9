import { cacheNames, removeCaches } from './cacheNames.ts';
import { lastCopy, storeAsset, storedAsset, storePage } from './copies.ts';
import { offlinePage } from './offlinePage.ts';
import { handlingOf, handlingOfPage } from './rules.ts';
import { worker, type FetchEvent } from './scope.ts';
import { readSeen } from './seen.ts';

/** Scripts that a copied page needs when it is used; the build lists them (vite/serviceWorker.ts). */
declare const pageScripts: readonly string[];

const { origin } = worker.location;
const used: readonly string[] = Object.values(cacheNames);

// It takes over at once: pages come from the network first, so none is older than its scripts.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches((name) => used.includes(name)).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, origin);
  if (handling === 'ASSET') event.respondWith(asset(event));
  else if (handling !== 'NONE') event.respondWith(page(event, handling === 'PAGE'));
});

worker.addEventListener('message', (event) => {
  const seen = readSeen(event.data);
  if (!seen) return;
  const urls = [...pageScripts, ...seen.assets].map((path) => new URL(path, origin).href);
  event.waitUntil(quietly(Promise.all([copyPage(seen.page), ...urls.map(copyAsset)])));
});

async function page(event: FetchEvent, isCopied: boolean) {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (isCopied) event.waitUntil(quietly(storePage(request.url, response.clone())));
    return response;
  } catch {
    return (isCopied ? await lastCopy(request.url) : undefined) ?? offlinePage();
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
  if (url === null || handlingOfPage(new URL(url).pathname) !== 'PAGE') return;
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
