import { backOfficeTest as test, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import { cell, openProduct, pasteCells, saveAll, SHIRT } from './products.steps.ts';

test.beforeEach(async ({ page, url }) => logIn(page, url));

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
