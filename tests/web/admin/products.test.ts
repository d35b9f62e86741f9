import { backOfficeTest as test, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import { cell, openProduct, pasteCells, saveAll } from './products.steps.ts';

test.beforeEach(async ({ page, url }) => logIn(page, url));

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
