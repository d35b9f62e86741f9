import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { notice, undo } from '../../support/shop/shopper.ts';
import { SHIRT, card, unwish, wish } from './wishlist.steps.ts';

test('a visitor who wishes is warned, logs in, and comes back to a wish come true', async ({
  page,
}) => {
  await page.goto('/products?category=Hauts');
  await wish(page, SHIRT).click();
  await expect(notice(page, 'Veuillez vous connecter pour continuer')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(page).toHaveURL('/products?category=Hauts');
  await expect(notice(page, 'Ajouté à la liste de souhaits!')).toBeVisible();
  await expect(unwish(page, SHIRT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
});

test('a customer’s heart puts a product on the wishlist and takes it off', async ({ page }) => {
  await openAsDemo(page, '/products');
  await wish(page, SHIRT).click();
  await expect(notice(page, 'Ajouté à la liste de souhaits!')).toBeVisible();
  await expect(unwish(page, SHIRT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
  await page.reload();
  await unwish(page, SHIRT).click();
  await expect(notice(page, 'Produit retiré de la liste de souhaits!')).toBeVisible();
  await expect(wish(page, SHIRT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits', exact: true })).toBeVisible();
  await undo(page, 'Produit retiré de la liste de souhaits!').click();
  await expect(unwish(page, SHIRT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
});

test('the wishlist shows what is wished for, sells it, and lets it go', async ({ page }) => {
  await openAsDemo(page, '/products');
  await page.getByRole('link', { name: 'Liste de souhaits', exact: true }).click();
  await expect(page.getByText('Votre liste de souhaits est vide.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Parcourir' }).click();
  await expect(page).toHaveURL('/products');
  await wish(page, SHIRT).click();
  await page.getByRole('link', { name: 'Liste de souhaits 1' }).click();

  const item = card(page, SHIRT);
  for (const text of ['Belle Vue', '1,2 k avis', '549 DH', '689 DH']) {
    await expect(item).toContainText(text);
  }
  await item.getByRole('button', { name: 'Ajouter au Panier' }).click();
  await expect(notice(page, 'Ajouté au panier!')).toBeVisible();
  await expect(item.getByRole('link', { name: 'Voir le Panier' })).toHaveAttribute('href', '/cart');
  await expect(page.getByRole('link', { name: 'Panier 1', exact: true })).toBeVisible();

  // A quick machine is here within 400 ms of the heart, when no press is taken: then press again.
  await expect(async () => {
    await item.getByRole('button', { name: 'Retirer de la Liste de Souhaits' }).click();
    await expect(notice(page, 'Produit retiré de la liste de souhaits!')).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByText('Votre liste de souhaits est vide.', { exact: true })).toBeVisible();
  await undo(page, 'Produit retiré de la liste de souhaits!').click();
  await expect(item).toBeVisible();
});
