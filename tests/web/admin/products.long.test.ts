import { describe } from 'vitest';
import { backOfficeTest as test, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import { openProduct, save, saveAll, SHIRT, cell, pasteCells } from './products.steps.ts';

test.beforeEach(async ({ page, url }) => logIn(page, url));

describe('the list of products', () => {
  test('is searched and opened by the keyboard alone', async ({ page }) => {
    await page.goto('/admin/products');
    await expect(page.getByRole('link', { name: SHIRT })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('plastron');
    await expect(page.getByRole('status').filter({ hasText: /^1 produit$/ })).toBeVisible();
    await expect(page).toHaveURL(/\?q=plastron$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: SHIRT })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('plastron');
  });

  test('is filtered by category and stock, in the address, and leads through its pages', async ({
    page,
  }) => {
    await page.goto('/admin/products');
    const shirt = page.getByRole('listitem').filter({ hasText: SHIRT });
    await expect(shirt).toBeVisible();
    await page.getByRole('navigation', { name: /pages/i }).getByRole('link').last().click();
    await expect(page).toHaveURL(/apres=/);
    await expect(shirt).toBeHidden();
    await page.getByLabel('Catégorie').selectOption('Hauts');
    await expect(page).toHaveURL('/admin/products?categorie=Hauts');
    await page.getByRole('link', { name: 'Stock bas' }).click();
    await expect(page).toHaveURL('/admin/products?categorie=Hauts&vue=stock-bas');
    await expect(shirt).toContainText('épuisé');
    await page.reload();
    await expect(page.getByLabel('Catégorie')).toHaveValue('Hauts');
    await shirt.getByRole('link').click();
    await page.getByRole('link', { name: 'Tous les produits' }).click();
    await expect(page).toHaveURL('/admin/products?categorie=Hauts&vue=stock-bas');
    await expect(shirt).toBeVisible();
  });
});

describe('a product', () => {
  test('shows an unreadable price at its field, and warns before what was typed is left', async ({
    page,
  }) => {
    await openProduct(page);
    const price = page.getByLabel('Prix', { exact: true });
    const brand = page.getByLabel('Marque');
    await price.fill('douze');
    await brand.fill('Autre');
    await save(page);
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/Un montant en dirhams/);
    await page.getByRole('link', { name: 'Tous les produits' }).click();
    await page.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(brand).toHaveValue('Autre');
    await page.getByRole('link', { name: 'Tous les produits' }).click();
    await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page).toHaveURL('/admin/products');
  });

  test('without a discount has no original price, whatever its price becomes', async ({ page }) => {
    await openProduct(page);
    const price = page.getByLabel('Prix', { exact: true });
    const original = page.getByLabel('Prix d’origine');
    await price.fill('700');
    await original.fill('');
    await saveAll(page);
    await price.fill('690');
    await saveAll(page);
    await page.reload();
    await expect(price).toHaveValue('690,00');
    await expect(original).toHaveValue('');
  });

  test('of eyewear has its measures in fields, and a variant an original price of its own', async ({
    page,
  }) => {
    await openProduct(page);
    await page.getByText('Mesures de la monture').click();
    const measure = page.getByLabel('Pont 36 / Blanc');
    await measure.fill('18');
    await page.getByLabel('Origine 36 / Blanc').fill('5 000');
    await save(page);
    await expect(page.getByLabel('Branche 36 / Blanc')).toHaveAccessibleDescription(/de 1 à 999/);
    await measure.fill('');
    await saveAll(page);
    await page.reload();
    await expect(page.getByLabel('Origine 36 / Blanc')).toHaveValue('5\u202f000,00');
  });

  test('has the colours of its texts until staff choose others', async ({ page }) => {
    await openProduct(page, '/admin/products/petite-robe-noire', 'Petite robe noire à basque');
    const colours = page.getByRole('group', { name: 'Couleurs du filtre' });
    await expect(colours).toHaveAccessibleDescription(/: Noir\.$/);
    await expect(colours.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await colours.getByRole('checkbox', { name: 'Argenté' }).check();
    await saveAll(page);
    await page.reload();
    await expect(colours.getByRole('checkbox', { name: 'Argenté' })).toBeChecked();
    await colours.getByRole('checkbox', { name: 'Argenté' }).uncheck();
    await saveAll(page);
  });

  test('is of the kinds that its title names until staff choose others', async ({ page }) => {
    await openProduct(page, '/admin/products/petite-robe-noire', 'Petite robe noire à basque');
    const kinds = page.getByRole('group', { name: 'Genres d’article' });
    await expect(kinds).toHaveAccessibleDescription(/ce que dit le titre\s: Robes\.$/);
    await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await kinds.getByRole('checkbox', { name: 'Caftans' }).check();
    await saveAll(page);
    await page.reload();
    await expect(kinds.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Caftans');
    await expect(kinds).toHaveAccessibleDescription(/: Robes\.$/);
    await kinds.getByRole('checkbox', { name: 'Caftans' }).uncheck();
    await saveAll(page);
  });

  test('is archived after a confirmation, and back again', async ({ page }) => {
    const title = 'Jean droit brut surpiqué';
    await openProduct(page, '/admin/products/jean-droit-brut', title);
    await page.getByRole('button', { name: 'Archiver' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click();
    await expect(page.getByText('Ce produit est archivé')).toBeVisible();
    await page.goto('/admin/products?vue=archives');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Remettre en vente' }).click();
    await expect(page.getByRole('button', { name: 'Archiver' })).toBeVisible();
  });
});

test('a product that is left by Back has what was typed when one returns', async ({ page }) => {
  await page.goto('/admin/products');
  await page.getByRole('link', { name: SHIRT }).click();
  await page.getByLabel('Titre').fill('Titre en cours');
  await page.goBack();
  await expect(page.getByText('elles vous attendent')).toBeVisible();
  await page.getByRole('link', { name: SHIRT }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('Titre en cours');
  // By the keyboard: the warning, which is at the same corner, may still be over it.
  await page.getByRole('button', { name: 'Abandonner les modifications' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Abandonner les modifications' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue(SHIRT);
  await page.goBack();
  await page.getByRole('link', { name: SHIRT }).click();
  await expect(page.getByLabel('Titre')).toHaveValue(SHIRT);
});

test('the grid of variants takes cells of a spreadsheet, shows what changes, and saves it', async ({
  page,
}) => {
  await openProduct(page);
  await pasteCells(cell(page, 'Stock 38 / Blanc'), '7\n\n"12"\n');
  await expect(cell(page, 'Stock 38 / Blanc')).toHaveValue('7');
  await expect(cell(page, 'Stock 38 / Bleu ciel')).toHaveValue('1');
  const preview = page.getByRole('region', { name: 'Ce qui change à l’enregistrement' });
  await expect(preview.getByRole('row', { name: 'Stock 38 / Blanc 0 7' })).toBeVisible();
  await expect(preview.getByRole('row', { name: 'Stock 40 / Blanc 150 12' })).toBeVisible();
  await expect(page.getByText('2 cases changent')).toBeVisible();
  await saveAll(page);
  await expect(preview).toBeHidden();
  await page.reload();
  await expect(cell(page, 'Stock 40 / Blanc')).toHaveValue('12');
});
