import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { suggestions } from './catalog.steps.ts';

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

test('words that are left out are named, and a search for nothing of the shop offers other products', async ({
  page,
}) => {
  await page.goto('/products?q=bijoux+mariage');
  await expect(
    page.getByText('Nous n’avons pas tenu compte de «\u00a0bijoux\u00a0».'),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Rechercher...' }).fill('chaussures');
  await expect(page.getByText('Aucun résultat pour «\u00a0chaussures\u00a0».')).toBeVisible();
  const others = page.getByRole('region', { name: 'À découvrir' });
  await expect(others.getByRole('listitem')).toHaveCount(8);
  await others.getByRole('link', { name: 'Voir toute la boutique' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByText('Nous n’avons pas tenu compte')).toBeHidden();
});

test('a search for what is sold out says so, and shows it on demand', async ({ page }) => {
  const response = await page.goto('/products?q=pantalon+en+lin');
  expect(await response?.text()).toContain('Aucun produit trouvé.');
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page.getByText('Tout ce qui correspond est en rupture de stock.')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Inclure les ruptures de stock' })
    .click();
  await expect(page.getByRole('article', { name: 'Pantalon large en lin' })).toBeVisible();
});
