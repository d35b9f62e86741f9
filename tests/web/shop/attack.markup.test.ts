import { expect } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { addToCart } from '../../support/shop/shopper.ts';
import { BRAND, DESCRIPTION, expectText, ID, test, TITLE } from './attack.markup.steps.ts';

test('XSS-001: markup in the catalogue is text on every page', async ({ page, dialogs }) => {
  await page.goto(`/products/${ID}`);
  await expectText(page, TITLE, BRAND, DESCRIPTION);
  await page.goto(`/products?q=${encodeURIComponent('img src')}`);
  await addToCart(page, TITLE);
  for (const path of ['/cart', '/']) {
    await page.goto(path);
    await expectText(page, TITLE);
  }

  await openAsDemo(page, `/products/${ID}`);
  await page.getByRole('button', { name: 'Ajouter à la liste de souhaits' }).first().click();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
  await page.goto('/wishlist');
  await expectText(page, TITLE);
  expect(dialogs).toEqual([]);
});
