import { hasPageState } from '../../apollo/pageState.ts';
import { lazyPage } from '../../apollo/lazyPage.ts';
import { preloadShownPage } from '../navigation/preloadPages.ts';
import { noteScriptsLoaded, reloadForScript, ShopAway } from '../../apollo/reloadForScript.ts';
import { nextInteraction } from './interaction.ts';

/** Between two attempts: a mouse sends hundreds of events a second. */
const RETRY_MS = 1000;

const load = async () => (await import('../Layout.tsx')).Layout;

/** Fetches it, then the script of the page: run together they would block a slow phone for longer. */
async function loadToHydrate() {
  try {
    const Layout = await load();
    await preloadShownPage();
    noteScriptsLoaded();
    return Layout;
  } catch (error) {
    if (hasPageState()) await reloadWhenAnswered(error);
    throw error;
  }
}

/** A prerendered page stays readable meanwhile; interactions and a returning network try again. */
async function reloadWhenAnswered(error: unknown): Promise<never> {
  for (;;) {
    // From now on: the network may be back before the next attempt is due.
    const interaction = nextInteraction();
    try {
      return await reloadForScript(error, pressedAddress);
    } catch (cause) {
      if (!(cause instanceof ShopAway)) break;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await interaction;
  }
  reportError(error);
  return new Promise(() => undefined);
}

/** Returns the address of the link that was pressed offline; other early presses are lost. */
function pressedAddress() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-pending]');
  return link?.href ?? window.location.href;
}

/**
 * Loads what surrounds every page, with the client of the API: a script of its own. Fetched at
 * once: waiting for the first interaction saves 70 KB to who only reads, and has each first press
 * wait half a second for its effect.
 */
export const lazyLayout = lazyPage(load, loadToHydrate);
