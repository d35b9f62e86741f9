import { lazyPage } from '../../apollo/lazyPage.ts';

/** Loads what few lists show: a script of its own. */
export const lazyNothingFound = lazyPage(
  async () => (await import('./NothingFound.tsx')).NothingFound,
);
