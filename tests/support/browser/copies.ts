import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** The paths in a cache of the service worker's. */
export const copied = (page: Page, name: 'pages' | 'assets' = 'pages') =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `belle-vue-${name}-1`);

export const expectCopy = (page: Page, path: string) =>
  expect.poll(() => copied(page)).toContain(path);

/** Until the worker has what this page has loaded: it is registered once the page is, whatever is done there. */
export async function expectWorker(page: Page): Promise<void> {
  await expect
    .poll(() => copied(page, 'assets'))
    .toContainEqual(expect.stringMatching(/register-.*\.js/));
}

/** The line above a page that is a copy. */
export const mark = (page: Page) => page.getByRole('complementary', { name: 'Copie hors ligne' });
