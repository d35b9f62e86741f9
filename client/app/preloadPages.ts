import { matchPath } from 'react-router-dom';

import { pages } from './pages.ts';
import { paths } from './paths.ts';
import { somebodyIsThere } from './somebody.ts';

/** The pages that most visits go through, by their routes. */
const often = [
  [paths.home(), pages.home],
  [paths.catalog(), pages.catalog],
  ['/products/:id', pages.product],
  [paths.cart(), pages.cart],
] as const;

const fetchAhead = ({ preload }: { preload: () => Promise<unknown> }) =>
  void preload().catch(() => undefined);

/**
 * Once somebody is there, fetches the script of the page that is shown, beside what stands around
 * it, and those that come next when the browser has nothing better to do.
 */
export async function preloadPages() {
  await somebodyIsThere();
  const shown = often.find(([route]) => matchPath(route, window.location.pathname));
  if (shown) fetchAhead(shown[1]);
  window.setTimeout(() => {
    for (const [, page] of often) fetchAhead(page);
  }, 2000);
}
