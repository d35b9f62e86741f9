import { lazyPage } from './lazyPage.ts';

/** What asks the shop's API, around every page: a script of its own, as pages are. */
export const shopData = lazyPage(async () => (await import('./ShopData.tsx')).ShopData);
