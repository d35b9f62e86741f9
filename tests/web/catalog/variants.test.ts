import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { gate } from '../../support/store/gate.ts';
import { addToCart, answers, readStored } from '../../support/shop/shopper.ts';

const SHIRT = 'chemisier-plastron-blanc';
const BLUE = `${SHIRT}.40-bleu-ciel`;

const product = (page: Page) => page.getByRole('main').getByRole('article');
const group = (page: Page, name: string) => product(page).getByRole('group', { name });
const size = (page: Page, name: string) =>
  group(page, 'Taille').getByRole('radio', { name, exact: true });
const colour = (page: Page, name: string) =>
  group(page, 'Couleur').getByRole('radio', { name, exact: true });
const facts = (page: Page) => product(page).getByRole('status');

test('size and colour are chosen, said once, written into the address and bought', async ({
  page,
}) => {
  await page.goto(`/products/${SHIRT}`);
  await expect(size(page, '40')).toBeChecked();
  await expect(colour(page, 'Blanc')).toBeChecked();
  await expect(facts(page)).toContainText('En stock');
  // Before the scripts are there as well.
  await colour(page, 'Bleu ciel').check();
  await expect(page).toHaveURL(`/products/${SHIRT}?variante=${BLUE}`);
  await expect(product(page).getByRole('img')).toHaveAttribute('src', /bleu-ciel/);
  await expect(facts(page)).toContainText('40 / Bleu ciel');
  await expect(facts(page)).toContainText('549\u00a0DH');

  await colour(page, 'Blanc').check();
  await size(page, '38, épuisé').check();
  await expect(facts(page)).toContainText('Rupture de stock');
  await expect(product(page).getByRole('button', { name: 'Ajouter au Panier' })).toBeDisabled();
  await colour(page, 'Bleu ciel').check();
  await expect(facts(page)).toContainText('Plus que 1 en stock');

  // A shared link shows the same, from the server on.
  const shared = await page.request.get(page.url());
  expect(await shared.text()).toContain('Plus que 1 en stock');
  await page.reload();
  await expect(size(page, '38')).toBeChecked();

  await product(page).getByRole('button', { name: 'Ajouter au Panier' }).click();
  await page.getByRole('button', { name: 'Voir : 38 / Bleu ciel' }).click();
  await expect(page).toHaveURL(/\/cart#/);
  const line = page.getByRole('article', { name: 'Chemisier à plastron plissé' });
  await expect(line).toBeFocused();
  await expect(line.getByRole('combobox', { name: 'Taille' })).toHaveValue('38');
  await expect(line.getByRole('combobox', { name: 'Couleur' })).toHaveValue('Bleu ciel');
  await expect(line.getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
});

test('the size that was chosen last is the first for this kind of garment', async ({ page }) => {
  await page.goto(`/products/${SHIRT}`);
  await size(page, '42').check();
  await expect(page).toHaveURL(/variante=/);
  expect(Object.values(Object(await readStored(page, 'chosenSizes')))).toEqual(['42']);
  await page.goto('/products?category=Hauts');
  // A press before that may be replayed without what this browser remembers.
  await answers(page);
  await addToCart(page, 'Chemisier à plastron plissé');
  await expect(page.getByRole('button', { name: 'Voir : 42 / Blanc' })).toBeVisible();
  await page.goto(`/products/${SHIRT}`);
  await expect(size(page, '42')).toBeChecked();
  await expect(product(page).getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
  // Another kind of garment has its own.
  await page.goto('/products/caftan-celeste');
  await answers(page);
  await expect(size(page, '40')).toBeChecked();
});

test('what is chosen and pressed before the scripts are there is what is bought', async ({
  page,
}) => {
  const { opened, open } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`/products/${SHIRT}`, { waitUntil: 'commit' });
  await colour(page, 'Bleu ciel').check();
  await size(page, '44').check();
  await product(page).getByRole('button', { name: 'Ajouter au Panier' }).click();
  open();
  await expect
    .poll(() => readStored(page, 'guestCart'))
    .toEqual([{ productId: SHIRT, variantId: `${SHIRT}.44-bleu-ciel`, quantity: 1 }]);
});

test('the size guide opens as a table, and the address remembers it', async ({ page }) => {
  await page.goto('/products/caftan-celeste');
  const link = product(page).getByRole('link', { name: 'Guide des tailles' });
  await link.click();
  const guide = page.getByRole('dialog', { name: /^Guide des tailles/ });
  await expect(guide.getByRole('columnheader', { name: 'FR' })).toBeVisible();
  await expect(guide.getByRole('columnheader', { name: /\(cm\)/ }).first()).toBeVisible();
  await page.reload();
  await answers(page);
  await expect(guide).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(page).toHaveURL('/products/caftan-celeste');
});

test('eyewear is measured, and what is of the same collection follows', async ({ page }) => {
  await page.goto('/products/lunettes-aviateur-dorees');
  await expect(product(page).getByText('Largeur d’un verre')).toBeVisible();
  await expect(product(page).getByText('58\u00a0mm', { exact: true })).toBeVisible();
  await group(page, 'Calibre').getByRole('radio', { name: '62', exact: true }).check();
  await expect(product(page).getByText('62\u00a0mm', { exact: true })).toBeVisible();
  const related = page.getByRole('region', { name: 'Dans la même collection' });
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await related.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/lunettes-/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lunettes aviateur dorées');
});

describe('the pictures', () => {
  test('are chosen by their thumbnails, and swiped', async ({ page }) => {
    await page.goto('/products/caftan-celeste');
    const picture = product(page).getByRole('img');
    const thumbnails = product(page).getByRole('radiogroup', { name: 'Images du produit' });
    const third = thumbnails.getByRole('radio', { name: /^Image 3 sur \d+/ });
    await expect(thumbnails.getByRole('radio', { name: /^Image 1 sur \d+/ })).toBeChecked();
    await third.check();
    await expect(picture).toHaveCount(1);
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect(picture).not.toHaveAttribute('src', '/images/products/caftan-celeste.svg');
    await page.keyboard.press('ArrowUp');
    await expect(thumbnails.getByRole('radio', { name: /^Image 2 sur \d+/ })).toBeChecked();
    // As a finger does it.
    await product(page)
      .getByRole('list')
      .first()
      .evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(thumbnails.getByRole('radio', { name: /^Image 1 sur \d+/ })).toBeChecked();
    await expect(picture).toHaveAttribute('src', '/images/products/caftan-celeste.svg');
  });
});

test('without scripts a product shows its base variant, or the one of its address', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/products/${SHIRT}`);
  await expect(size(page, '40')).toBeChecked();
  await page.goto(`/products/${SHIRT}?variante=${BLUE}`);
  await expect(colour(page, 'Bleu ciel')).toBeChecked();
  await page.goto(`/products/${SHIRT}?variante=unknown`);
  await expect(colour(page, 'Blanc')).toBeChecked();
  await context.close();
});
