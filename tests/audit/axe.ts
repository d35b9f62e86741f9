import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Takes axe along into every document that the page will open. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: SOURCE });
}

/** What axe finds in the page as it stands: one line an element, rule first. */
export function findFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  }, TAGS);
}
