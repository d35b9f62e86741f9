import { nextInteraction } from '../hydration/interaction.ts';
import { withoutPrefix } from '../../page/prefix.ts';
import { pageNames, pages } from '../pages.ts';
import { pageAt } from './pageAt.ts';
import { pageScripts } from './pageScripts.ts';

const delayMs = 2000;

/** Fetches the script of the page that is shown; rejects without network. */
export async function preloadShownPage() {
  const page = pageAt(withoutPrefix(window.location.pathname));
  if (page && page.prerender !== 'FRAME') await pageScripts[page.name].preload();
}

/** Some time after the first interaction, fetches the scripts of the pages that most visits go through. */
export async function preloadPages() {
  await nextInteraction();
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  const frequent = pageNames.filter((name) => pages[name].isFrequent);
  await Promise.allSettled(frequent.map((name) => pageScripts[name].preload()));
}
