import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { searchBox, suggestions, titles } from './catalog.steps.ts';

const field = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox', { name: 'Rechercher dans la boutique' });

test('suggestions open under the header’s field, and arrows and Enter open one', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).pressSequentially('cafatn');
  const options = suggestions(page).getByRole('option');
  await expect(options).toHaveText([/Caftan Céleste/, /Caftan en velours grenat/]);
  await expect(page.getByText('2 suggestions', { exact: true })).toBeAttached();
  await field(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  const id = await options.first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products/caftan-celeste');
  await expect(field(page)).toHaveValue('');
  await expect(suggestions(page)).toBeHidden();
});

test('the header searches the whole shop, and leads to the one field of the catalogue', async ({
  page,
}) => {
  await page.goto('/cart');
  await field(page).fill('celeste');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?q=celeste');
  await expect(titles(page)).toHaveText(['Caftan Céleste']);
  await expect(searchBox(page)).toHaveValue('celeste');
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL('/products?q=celeste');
});

test('a mistyped word is corrected, and a link searches for what was written', async ({ page }) => {
  await page.goto('/products?q=Cafatn&category=Traditionnels');
  await expect(page.getByText('Résultats pour «\u00a0caftan\u00a0»')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('2 produits');
  await page.getByRole('link', { name: 'Rechercher plutôt «\u00a0Cafatn\u00a0»' }).click();
  await expect(page).toHaveURL('/products?category=Traditionnels&q=Cafatn&exact=1');
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page.getByText('Résultats pour')).toBeHidden();
  // Another text is corrected again.
  await searchBox(page).fill('djelaba');
  await expect(page.getByText('Résultats pour «\u00a0djellaba\u00a0»')).toBeVisible();
  await expect(page).toHaveURL('/products?category=Traditionnels&q=djelaba');
});
