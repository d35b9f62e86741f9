import { hasPageState } from '../../apollo/pageState.ts';
import { lazyPage } from '../navigation/lazyPage.ts';
import { preloadShownPage } from '../navigation/preloadPages.ts';
import { reloadWhenOutdated } from '../navigation/reloadWhenOutdated.ts';
import { nextInteraction } from './interaction.ts';

/** Between two attempts: a mouse sends hundreds of events a second. */
const RETRY_MS = 1000;

const load = async () => (await import('../Layout.tsx')).Layout;

/**
 * Fetches it, then the script of the page: run together they would block a slow phone for longer.
 * Without a network a prerendered page stays readable; interactions try again.
 */
async function loadToHydrate() {
  for (;;) {
    try {
      const Layout = await load();
      await preloadShownPage();
      return Layout;
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

/**
 * What surrounds every page, with the client of the API: a script of its own. Fetched at once: waiting for the first
 * interaction saves 70 KB to who only reads, and has each first press wait half a second for its effect.
 */
export const lazyLayout = lazyPage(load, loadToHydrate);
