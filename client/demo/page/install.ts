import type { Connection } from './connection.ts';
import { createCookies } from './cookies.ts';
import { createPageFetch } from './fetch.ts';
import { cookiesKey, demoName, readDelay, readStored, writeStored } from './stored.ts';

/** Answers the page's requests for the shop in the browser from here on. */
export function installFetch(demo: Promise<Connection>, base: URL): void {
  const name = demoName(base);
  window.fetch = createPageFetch({
    demo,
    base,
    cookies: createCookies(storage(), cookiesKey(name)),
    delayMs: readDelay,
    network: window.fetch.bind(window),
  });
}

/** Falls back to the page's memory where the browser refuses storage. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const refused = new Map<string, string>();
  return {
    getItem: (key) => refused.get(key) ?? readStored(key),
    setItem(key, value) {
      if (!writeStored(key, value)) refused.set(key, value);
    },
  };
}
