import type { Route } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { follow, goWithin } from '../../support/shop/shopper.ts';

test('a click anywhere on a card opens the product', async ({ page }) => {
  await page.goto('/products?category=Traditionnels');
  const card = page.getByRole('article', { name: 'Caftan Céleste' });
  await expect(card.getByText('3\u202f490\u00a0DH', { exact: true })).toBeVisible();
  await expect(card.getByText('4\u202f200\u00a0DH', { exact: true })).toBeVisible();
  await expect(card.getByText('Note : 4,9 sur 5')).toBeVisible();
  await card.click({ position: { x: 40, y: 160 } });
  await expect(page).toHaveURL('/products/caftan-celeste');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caftan Céleste');
});

test('the product page says all that is known of the product', async ({ page }) => {
  await page.goto('/products/caftan-celeste');
  await expect(page).toHaveTitle(/Caftan Céleste/);
  const product = page.getByRole('main').getByRole('article');
  await expect(product.getByRole('heading', { level: 1 })).toHaveText('Caftan Céleste');
  await expect(product.getByRole('img')).toBeVisible();
  await expect(product.getByText('Belle Vue', { exact: true })).toBeVisible();
  await expect(product.getByText('Note : 4,9 sur 5')).toBeVisible();
  await expect(product.getByText('945 avis')).toBeVisible();
  await expect(product.getByText('Traditionnels', { exact: true })).toBeVisible();
  await expect(product.getByText('3\u202f490\u00a0DH', { exact: true })).toBeVisible();
  await expect(product.getByText('4\u202f200\u00a0DH', { exact: true })).toBeVisible();
  // 100 - 3490 / 4200 * 100, rounded.
  await expect(product.getByText('−17\u00a0%', { exact: true })).toBeVisible();
  await expect(product.getByText(/^Brocart bleu ciel/)).toBeVisible();
  await expect(product.getByText('En stock', { exact: true })).toBeVisible();
  await expect(
    product.getByRole('button', { name: 'Ajouter à la liste de souhaits' }),
  ).toBeVisible();
  await expect(product.getByText(/7 jours.*Échange gratuit/)).toBeVisible();
  await expect(
    product.getByText(/Remboursement si un produit n’est pas authentique/),
  ).toBeVisible();
});

test('the product page says when it arrives and how it returns, and leads to its like', async ({
  page,
}) => {
  await page.goto('/products/lunettes-aviateur-dorees');
  const product = page.getByRole('main').getByRole('article');
  await expect(product.getByText(/^Livré entre le .+ et le \d+(?:er)? \p{L}+$/u)).toBeVisible();
  await expect(product.getByText(/^Livraison\s: 50\sDH, gratuite dès 1\s000\sDH/)).toBeVisible();
  const law = product.getByText(/loi 31-08/);
  await expect(law).toBeHidden();
  await product.getByText('Livraison et retours', { exact: true }).click();
  await expect(law).toBeVisible();
  await product.getByRole('link', { name: 'Lunettes', exact: true }).click();
  await expect(page).toHaveURL('/products?category=Lunettes');
  await page.goBack();
  await product.getByRole('link', { name: 'Ray-Ban', exact: true }).click();
  await expect(page).toHaveURL('/products?brand=Ray-Ban');
});

test('the breadcrumb leads back to home, shop and category', async ({ page }) => {
  await page.goto('/products/caftan-celeste');
  const breadcrumb = page.getByRole('navigation', { name: "Fil d'Ariane" });
  await expect(breadcrumb.getByRole('listitem')).toHaveText([
    'Accueil',
    'Boutique',
    'Traditionnels',
    'Caftan Céleste',
  ]);
  await breadcrumb.getByRole('link', { name: 'Traditionnels' }).click();
  await expect(page).toHaveURL('/products?category=Traditionnels');
  await expect(page.getByRole('status')).toHaveText('7 produits');
  await page.goBack();
  await breadcrumb.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/');
});

test('nothing of a product shows before it is there', async ({ page }) => {
  const held = new Promise<Route>((resolve) => void page.route('**/graphql', resolve));
  // Not a product that the home page knows already.
  await page.goto('/');
  await goWithin(page, '/products/gandoura-sable');
  const main = page.getByRole('main');
  const question = await held;
  await expect(main.getByText('Chargement…')).toBeVisible();
  await expect(main.getByRole('heading')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await question.continue();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Gandoura Sable brodée');
});

test('a product out of stock says so and cannot be bought', async ({ page }) => {
  await page.goto('/products/pantalon-large-lin');
  const product = page.getByRole('main').getByRole('article');
  await expect(product.getByText('Rupture de stock')).toBeVisible();
  await expect(product.getByText('En stock')).toBeHidden();
  await expect(product.getByRole('button', { name: 'Ajouter au Panier' })).toBeDisabled();
});

test('a product at its original price has neither badge nor second price', async ({ page }) => {
  await page.goto('/products/gandoura-sable');
  const product = page.getByRole('main').getByRole('article');
  await expect(product.getByText('790\u00a0DH', { exact: true })).toHaveCount(1);
  await expect(product.getByText(/^[-−]\d/)).toHaveCount(0);
});

test('an unknown product answers 404 and leads to the shop', async ({ page, expectFault }) => {
  expectFault(/404.*\/products\/inconnu/);
  const response = await page.goto('/products/inconnu');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ce produit n’existe pas ou n’est plus vendu.',
  );
  await page.getByRole('link', { name: 'Voir la boutique' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('status')).toHaveText('41 produits');
});

test('« Ajouter au Panier » gives way to « Voir le Panier », on page and card', async ({
  page,
}) => {
  await page.goto('/products/djellaba-menthe');
  const product = page.getByRole('main').getByRole('article');
  await product.getByRole('button', { name: 'Ajouter au Panier' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ajouté au panier!' })).toBeVisible();
  await expect(product.getByRole('link', { name: 'Voir le Panier' })).toBeFocused();

  await follow(page, 'ACCUEIL');
  const card = page.getByRole('article', { name: 'Djellaba Menthe à capuche' });
  await card.getByRole('link', { name: 'Voir le Panier' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('article', { name: 'Djellaba Menthe à capuche' })).toBeVisible();
});
