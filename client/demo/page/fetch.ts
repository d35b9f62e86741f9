import type { DemoResponse } from '../http.ts';
import type { Connection } from './connection.ts';
import type { Cookies } from './cookies.ts';

export interface PageFetchOptions {
  /** Requests wait for it. */
  readonly demo: Promise<Pick<Connection, 'answer'>>;
  /** URL of the demo's folder, with a slash at the end. */
  readonly base: URL;
  readonly cookies: Cookies;
  /** Returns the delay of each response. */
  readonly delayMs: () => number;
  /** Fetches everything else. */
  readonly network: typeof fetch;
}

const OF_THE_SHOP = /^\/(?:api\/|graphql(?:\/admin)?$|payment\/|pictures\/)/;

/** Statuses whose responses must have no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 304]);

/** A `fetch` whose requests for the shop go to the one in the page. */
export function createPageFetch({
  demo,
  base,
  cookies,
  delayMs,
  network,
}: PageFetchOptions): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, base), init);
    const url = new URL(request.url);
    const path = pathOf(base, url);
    if (path === null || !OF_THE_SHOP.test(path)) return network(input, init);
    const cookie = request.credentials === 'omit' ? null : cookies.headerFor(path);
    // Headers of a request may not contain cookies.
    const headers = new Headers([...request.headers]);
    if (cookie !== null) headers.set('cookie', cookie);
    const body = new Uint8Array(await request.arrayBuffer());
    const { method } = request;
    const sent = { method, path, headers, body };
    const [response] = await Promise.all([
      demo.then((opened) => opened.answer(sent)).catch(unreachable),
      new Promise((resolve) => setTimeout(resolve, delayMs())),
    ]);
    request.signal.throwIfAborted();
    cookies.take(response.headers);
    return responseOf(response, method);
  };
}

/** Returns the path on the shop, whose requests do not know the folder. Null for other sites. */
function pathOf(base: URL, { origin, pathname }: URL): string | null {
  if (origin !== base.origin) return null;
  return pathname.startsWith(base.pathname) ? pathname.slice(base.pathname.length - 1) : pathname;
}

function responseOf({ status, headers, body }: DemoResponse, method: string): Response {
  const isEmpty = method === 'HEAD' || EMPTY.has(status);
  return new Response(isEmpty ? null : body, { status, headers });
}

function unreachable(cause: unknown): never {
  throw new TypeError('Failed to fetch', { cause });
}
