import { lazyPage } from './lazyPage.ts';
import { somebodyIsThere } from './somebody.ts';

/**
 * What asks the shop's API, around every page: a script of its own, as pages are, for those who want
 * more of a page than to read it.
 */
export const shopData = lazyPage(
  async () => (await import('./ShopData.tsx')).ShopData,
  somebodyIsThere,
);
