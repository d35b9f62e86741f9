import { lazyPage } from '../navigation/lazyPage.ts';
import { preloadShownPage } from '../navigation/preloadPages.ts';
import { reloadWhenOutdated } from '../navigation/reloadWhenOutdated.ts';
import { isPageWhole, nextSign, firstInteraction } from './firstInteraction.ts';

/** Between two attempts, in milliseconds: a mouse gives hundreds of signs a second. */
const patience = 1000;

const load = async () => (await import('./ShopData.tsx')).ShopData;

/**
 * Fetches it with the script of the page that is shown, once somebody is there. Without a network a
 * page that is whole stays as it is, to be read; each later sign is a reason to try again.
 */
async function loadOnceWanted() {
  await firstInteraction();
  for (;;) {
    try {
      const [ShopData] = await Promise.all([load(), preloadShownPage()]);
      return ShopData;
    } catch (error) {
      if (!isPageWhole()) throw error;
      // From now on: the network may be back before the patience is over.
      const sign = nextSign();
      await reloadWhenOutdated(error).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, patience));
      await sign;
    }
  }
}

/**
 * What asks the shop's API, around every page: a script of its own, as pages are, for those who want
 * more of a page than to read it.
 */
export const shopData = lazyPage(load, loadOnceWanted);
