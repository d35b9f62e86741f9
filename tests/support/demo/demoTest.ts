import type { Page } from '@playwright/test';
import { expect, testIn, type ShopTest } from '../browser/browser.ts';
import { DEMO_BASE } from './demoBase.ts';
import { startStaticHost } from './staticHost.ts';

const none = () => Promise.reject(new Error('The demo has no such address'));

/**
 * The web tests' `test`, over the demo on a plain static host: a request outside its folder fails the
 * test. Each has a browser of its own, without the delay of responses.
 */
export const demoTest = testIn(async () => {
  const { url, close } = await startStaticHost(DEMO_BASE);
  return { url, folder: null, mailsUrl: none, setupUrl: none, close };
}).extend<Pick<ShopTest, 'page' | 'mailsUrl' | 'isFresh'>>({
  isFresh: true,
  mailsUrl: '',
  page: async ({ page, context, expectFault }, use) => {
    // A static host answers deep links with the status 404 and the page.
    expectFault(/\b404\b.*\/belle-vue\/(?!assets|images|shop)[^.]*$/);
    await context.addInitScript(() => {
      // A mail is shown in a frame that has no storage.
      if (origin === 'null' || sessionStorage.getItem('isDelaySet')) return;
      localStorage.setItem('belle-vue-demo-delay', '0');
      sessionStorage.setItem('isDelaySet', 'true');
    });
    await use(page);
  },
});

export async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Démo', exact: false }).first().click();
  const panel = page.getByRole('dialog', { name: 'La démonstration' });
  await expect(panel).toBeVisible();
  return panel;
}
