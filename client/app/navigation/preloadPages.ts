import { matchPath } from 'react-router-dom';

import { pages } from '../pages.ts';
import { paths } from './paths.ts';
import { firstInteraction } from '../hydration/firstInteraction.ts';

/** The pages that most visits go through, by their routes. */
const often = [
  [paths.home(), pages.home],
  [paths.catalog(), pages.catalog],
  ['/products/:id', pages.product],
  [paths.cart(), pages.cart],
] as const;

/** Fetches the script of the page that is shown; rejects without network. */
export async function preloadShownPage() {
  const { pathname } = window.location;
  await often.find(([route]) => matchPath(route, pathname))?.[1].preload();
}

/** Once somebody is there, fetches the pages that come next when the browser has nothing better to do. */
export async function preloadPages() {
  await firstInteraction();
  window.setTimeout(() => {
    for (const [, page] of often) void page.preload().catch(() => undefined);
  }, 2000);
}
