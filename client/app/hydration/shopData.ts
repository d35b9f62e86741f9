import { hasPageState } from '../../apollo/pageState.ts';
import { lazyPage } from '../navigation/lazyPage.ts';
import { preloadShownPage } from '../navigation/preloadPages.ts';
import { reloadWhenOutdated } from '../navigation/reloadWhenOutdated.ts';
import { firstInteraction, nextInteraction } from './firstInteraction.ts';

/** Between two attempts: a mouse sends hundreds of events a second. */
const RETRY_MS = 1000;

const load = async () => (await import('./ShopData.tsx')).ShopData;

/**
 * Fetches it together with the script of the page. Without a network a prerendered page stays
 * readable; later interactions try again.
 */
async function loadToHydrate() {
  await firstInteraction();
  for (;;) {
    try {
      const [ShopData] = await Promise.all([load(), preloadShownPage()]);
      return ShopData;
    } catch (error) {
      if (!hasPageState()) throw error;
      // From now on: the network may be back before the next attempt is due.
      const interaction = nextInteraction();
      await reloadWhenOutdated(error).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await interaction;
    }
  }
}

/** The client of the API around every page: a script of its own. */
export const shopData = lazyPage(load, loadToHydrate);
