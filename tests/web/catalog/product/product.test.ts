import { expect, test } from '../../../support/browser/browser.ts';
import { follow, toasts } from '../../../support/shop/shopper.ts';
import { buy, product } from '../catalog.steps.ts';

test('« Ajouter au Panier » gives way to « Voir le Panier », on page and card', async ({
  page,
}) => {
  const title = 'Djellaba Menthe à capuche';
  await page.goto('/products/djellaba-menthe');
  await buy(page).click();
  await expect(toasts(page).filter({ hasText: 'Ajouté au panier!' })).toBeVisible();
  await expect(product(page).getByRole('link', { name: 'Voir le Panier' })).toBeFocused();

  await follow(page, 'ACCUEIL');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('link', { name: 'Voir le Panier' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});
