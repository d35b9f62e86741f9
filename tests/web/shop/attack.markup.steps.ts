import type { Page } from '@playwright/test';
import type { Store } from '../../../server/stores/store.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';

export const TITLE = '<img src=x onerror=alert(1)>';
export const BRAND = '"><svg onload=alert(1)>';
export const DESCRIPTION = '</script><script>alert(1)</script> {{7*7}} ${7*7}';
export const ID = 'caftan-celeste';

/** In a shop whose first product was named by an attacker. A dialog would mean that something ran. */
export const test = testIn(() => startBuiltShop({}, prepare)).extend<{
  dialogs: readonly string[];
}>({
  dialogs: async ({ page }, use) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await use(dialogs);
  },
});

async function prepare(store: Store): Promise<void> {
  await store.transaction(async ({ catalog }) => {
    const product = await catalog.product(ID);
    if (!product) throw new Error(`The seed has no ${ID}`);
    const named = { title: TITLE, brand: BRAND, description: DESCRIPTION, imageAlt: TITLE };
    await catalog.save({ products: [{ ...product, ...named }] });
  });
}

/** What was typed or named is on the page as text; nothing of it became an element. */
export async function expectText(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('img[src="x"], svg[onload], [onerror]')).toHaveCount(0);
}
