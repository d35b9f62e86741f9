import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/browser.ts';
import { notices, undo } from '../../support/shop/shopper.ts';

/** Products in one form: their notice has no button that leads to the line. */
const PLAIN = '/products?brand=Chanel&brand=Dior';

/** Notices get the pointer, and stay until the test ends their time. */
const test = base.extend({ areToastsHeld: false }).extend<{ readonly page: Page }>({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.Toastify__progress-bar { animation-duration: 1000s !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await use(page);
  },
});

const timeOf = (one: Locator) => one.getByRole('progressbar', { includeHidden: true });

const card = (page: Page, at: number) => page.getByRole('main').getByRole('article').nth(at);

const buy = (within: Locator) => within.getByRole('button', { name: 'Ajouter au Panier' });

test('a notice stays for 2 seconds, for 5 with a button, two at most, and is repeated in its place', async ({
  page,
}) => {
  await page.goto(PLAIN);
  for (const at of [0, 1, 2]) await buy(card(page, at)).click();
  await expect(card(page, 2).getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
  await expect(notices(page)).toHaveText(['Ajouté au panier!']);
  await expect(timeOf(notices(page))).toHaveAttribute('style', /animation-duration: 2000ms/);
  // To the eye alone: its name is English.
  await expect(notices(page).getByRole('progressbar')).toHaveCount(0);
  await expect(timeOf(notices(page))).toBeInViewport();
  await expect(timeOf(notices(page)).locator('..')).toHaveCSS('opacity', '1');

  await page.goto('/cart');
  const remove = page.getByRole('button', { name: 'Supprimer' });
  const removed = undo(page, 'Produit retiré du panier!');
  await remove.first().click();
  await expect(removed).toHaveCount(1);
  await expect(timeOf(notices(page))).toHaveAttribute('style', /animation-duration: 5000ms/);
  // Each takes back a removal of its own.
  await remove.first().click();
  await expect(removed).toHaveCount(2);
  await page.getByRole('button', { name: 'Vider le Panier' }).click();
  await expect(undo(page, 'Tous les produits ont été retirés du panier!')).toBeVisible();
  await expect(removed).toHaveCount(1);
});
