import { adminPages } from './adminPages.ts';

/** Loads the other pages' scripts once the first one is shown: a counter's network may be slow. */
export function preloadPages() {
  const timer = window.setTimeout(preload, 1500);
  return () => window.clearTimeout(timer);
}

function preload() {
  for (const page of adminPages) page.load().catch(() => undefined);
}
