import type { Page } from '@playwright/test';
import { expect, testIn, type ShopTest } from '../browser/browser.ts';
import { DEMO_BASE } from './demoBase.ts';
import { startStaticHost } from './staticHost.ts';

const none = () => Promise.reject(new Error('The demo has no such address'));

/**
 * The web tests' `test`, over the demo on a plain static host: a request outside its folder fails the
 * test. Each has a browser of its own, without the delay of responses. `folder` says what was built for
 * another path than that of the tests.
 */
export const demoTestAt = (base: string, folder?: () => string) =>
  testIn(async () => {
    const { url, close } = await startStaticHost(base, folder?.());
    return { url, folder: null, outboxUrl: none, setupUrl: none, close };
  }).extend<Pick<ShopTest, 'page' | 'outboxUrl' | 'isFresh'>>({
    isFresh: true,
    outboxUrl: '',
    page: async ({ page, context, expectFault }, use) => {
      // A static host answers deep links with the status 404 and the page.
      expectFault(new RegExp(`\\b404\\b.*:\\d+${base}(?!assets|images|shop)[^.]*$`));
      await context.addInitScript(() => {
        // A mail is shown in a frame that has no storage.
        if (origin === 'null' || sessionStorage.getItem('isDelaySet')) return;
        localStorage.setItem('belle-vue-demo-delay', '0');
        sessionStorage.setItem('isDelaySet', 'true');
      });
      await use(page);
    },
  });

export const demoTest = demoTestAt(DEMO_BASE);

export async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Démo', exact: false }).first().click();
  const panel = page.getByRole('dialog', { name: 'La démonstration' });
  await expect(panel).toBeVisible();
  return panel;
}
