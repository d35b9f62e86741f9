import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { cell, pasteCells, saveAll } from './products.steps.ts';

const SPREADSHEET = 'Taille\tPoitrine (cm)\tTour de cou\nS\t88\t36\nM\t92\t38\nL\t96\t40';
const TITLE = 'Chemises';

test('a guide that no product uses is removed', async ({ page }) => {
  await openAdminAt(page, '/admin/size-guides/new');
  await cell(page, 'Titre').fill(TITLE);
  await pasteCells(cell(page, 'Titre de la colonne 1'), SPREADSHEET);
  await saveAll(page);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer le guide' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le guide' }).click();
  await expect(page).toHaveURL(/\/admin\/size-guides$/);
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0);
});
