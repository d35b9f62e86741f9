import { expect, test } from '../../support/browser/browser.ts';
import { follow, toasts } from '../../support/shop/shopper.ts';
import { buy, heading, product } from './catalog.steps.ts';

test('a click anywhere on a card opens the product', async ({ page }) => {
  await page.goto('/products?category=Traditionnels');
  const card = page.getByRole('article', { name: 'Caftan Céleste' });
  await expect(card.getByText('3\u202f490\u00a0DH', { exact: true })).toBeVisible();
  await expect(card.getByText('4\u202f200\u00a0DH', { exact: true })).toBeVisible();
  await expect(card.getByText('Note : 4,9 sur 5')).toBeVisible();
  await card.click({ position: { x: 40, y: 160 } });
  await expect(page).toHaveURL('/products/caftan-celeste');
  await expect(heading(page)).toHaveText('Caftan Céleste');
});

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
