import { frenchPath } from '#shared/language.ts';
import { pageNames, pages } from '#shared/pages.ts';

/**
 * Ways to handle a request. PAGE: from the network, else the last copy. CART: as PAGE, but only
 * copied for guests with a cart: what it shows is on their device. ONLINE: from the network, and
 * nothing is stored; all other navigations, which are preloaded as well. ASSET: from the cache
 * first. NONE is left to the browser.
 */
export type Handling = 'PAGE' | 'CART' | 'ONLINE' | 'ASSET' | 'NONE';

type Requested = Pick<Request, 'method' | 'mode' | 'url'>;

/** Their names contain a hash of their content. */
const assets = /^\/assets\/[^/]+$/;

/**
 * Pictures are left to the browser, whose own cache shows them for a week without asking: a second
 * copy of each would only take room.
 */
export function handlingOf({ method, mode, url }: Requested, origin: string): Handling {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'NONE';
  if (assets.test(address.pathname)) return 'ASSET';
  return mode === 'navigate' ? handlingOfPage(address.pathname) : 'NONE';
}

/** Only pages that are rendered alike for everyone are copied. */
export function handlingOfPage(pathname: string): Handling {
  const path = frenchPath(pathname);
  const name = pageNames.find((each) => patternOf(pages[each].path).test(path));
  if (name === 'cart') return 'CART';
  if (name === undefined) return 'ONLINE';
  // What opens with a key is one person's, and must not stay on a shared device.
  const { access, prerender } = pages[name];
  return access === 'EVERYONE' && prerender === 'DATA' ? 'PAGE' : 'ONLINE';
}

function patternOf(path: string) {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

type Answered = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Neither errors, nor what another site or a portal sent instead. */
export function isStorable(response: Answered, handling: Handling) {
  const { status, type, redirected, headers } = response;
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return status === 200 && type === 'basic' && !redirected && isHtml === (handling === 'PAGE');
}

export type Bounds = { maxEntries: number; maxAgeMs: number };

const recentMs = 60 * 60 * 1000;
const dayMs = 24 * recentMs;

export const pageBounds: Bounds = { maxEntries: 40, maxAgeMs: 7 * dayMs };
export const assetBounds: Bounds = { maxEntries: 200, maxAgeMs: 30 * dayMs };

type Entry = { url: string; storedAt: number };

/** The entries to remove: too old, or beyond the newest. */
export function excessOf(entries: readonly Entry[], now: number, bounds: Bounds): string[] {
  return entries
    .toSorted((one, other) => other.storedAt - one.storedAt)
    .filter(({ storedAt }, at) => at >= bounds.maxEntries || isTooOld(storedAt, now, bounds))
    .map(({ url }) => url);
}

/** A page that is opened by a link inside the shop is fetched for its copy alone. */
export function isRecent(storedAt: number, now: number) {
  return now - storedAt < recentMs;
}

export function isTooOld(storedAt: number, now: number, { maxAgeMs }: Bounds) {
  return now - storedAt > maxAgeMs;
}
