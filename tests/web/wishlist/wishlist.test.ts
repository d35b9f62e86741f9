import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { toast, undo } from '../../support/shop/shopper.ts';
import { SHIRT, unwish, wish } from './wishlist.steps.ts';

test('a customer’s heart puts a product on the wishlist and takes it off', async ({ page }) => {
  await openAsDemo(page, '/products');
  await wish(page, SHIRT).click();
  await expect(toast(page, 'Ajouté à la liste de souhaits!')).toBeVisible();
  await expect(unwish(page, SHIRT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
  await page.reload();
  await unwish(page, SHIRT).click();
  await expect(toast(page, 'Produit retiré de la liste de souhaits!')).toBeVisible();
  await expect(wish(page, SHIRT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits', exact: true })).toBeVisible();
  await undo(page, 'Produit retiré de la liste de souhaits!').click();
  await expect(unwish(page, SHIRT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
});
