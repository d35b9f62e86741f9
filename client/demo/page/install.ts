import type { Connection } from './connection.ts';
import { createCookies } from './cookies.ts';
import { readDelay } from './delay.ts';
import { createPageFetch } from './fetch.ts';
import { cookiesKey } from './stored.ts';

/** Answers the page's requests for the shop in the browser from here on. */
export function installFetch(demo: Promise<Connection>, base: URL): void {
  const name = `belle-vue-demo:${base.pathname}`;
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
  const entries = new Map<string, string>();
  const inPage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  try {
    const { localStorage } = window;
    localStorage.getItem('');
    return {
      getItem: (key) => inPage.getItem(key) ?? localStorage.getItem(key),
      setItem(key, value) {
        try {
          localStorage.setItem(key, value);
        } catch {
          inPage.setItem(key, value);
        }
      },
    };
  } catch {
    return inPage;
  }
}
