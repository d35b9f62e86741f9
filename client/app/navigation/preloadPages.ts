import { lazyAlterations } from '../../catalog/product/alterations/lazyAlterations.ts';
import { nextInteraction } from '../hydration/interaction.ts';
import { withoutPrefix } from '../../page/prefix.ts';
import { whenIdle } from '../../ui/later.ts';
import { pageNames, pages } from '#shared/pages.ts';
import { alterationsHash } from '#shared/paths.ts';
import { pageAt } from './pageAt.ts';
import { pageScripts } from './pageScripts.ts';

const pauseMs = 2000;

/**
 * Fetches the scripts of the page that is shown; rejects without network. A part of it whose script came after
 * hydration would lose the first press.
 */
export async function preloadShownPage() {
  const page = pageAt(withoutPrefix(window.location.pathname));
  if (page && page.prerender !== 'FRAME') await pageScripts[page.name].preload();
  if (document.querySelector(alterationsHash)) await lazyAlterations.preload();
}

/** Fetches the script of a path of the shop; rejects without network. */
export async function preloadPage(path: string) {
  const page = pageAt(path.replace(/[?#].*/, ''));
  if (page) await pageScripts[page.name].preload();
}

/**
 * Fetches the scripts of the pages that most visits go through, one after the other, once the shopper
 * has begun and then paused: each of them would delay what is pressed meanwhile.
 */
export async function preloadPages() {
  await nextInteraction();
  while (await isInteractionWithin(pauseMs));
  for (const name of pageNames.filter((each) => pages[each].isFrequent)) {
    await new Promise<void>(whenIdle);
    await pageScripts[name].preload().catch(() => undefined);
  }
}

const isInteractionWithin = (ms: number) =>
  Promise.race([
    nextInteraction().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, ms, false)),
  ]);
