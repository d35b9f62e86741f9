import { pages } from './pages.ts';

/** Fetches the scripts of the pages that come next, once the browser has nothing better to do. */
export function preloadPages() {
  const next = [pages.catalog, pages.product, pages.cart];
  window.setTimeout(() => {
    for (const page of next) void page.preload().catch(() => undefined);
  }, 2000);
}
