import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { cell, openProduct, pasteCells, save, saveAll, SHIRT_PATH } from './products.steps.ts';
import { expectSound } from './sound.steps.ts';

const SPREADSHEET = 'Taille\tPoitrine (cm)\tTour de cou\nS\t88\t36\nM\t88-92\t38\nL\t96\t40';
const TITLE = 'Chemises';

for (const width of [375, 1280]) {
  test.extend({ width })(
    `a guide pasted from a spreadsheet is read on the page of a product that uses it, at ${width}`,
    async ({ page }) => {
      await openAdminAt(page, width === 375 ? '/admin/categories' : '/admin/products');
      await page.getByRole('link', { name: 'Guides des tailles' }).click();
      await page.getByRole('link', { name: 'Nouveau guide' }).click();
      await cell(page, 'Titre').fill(TITLE);
      await pasteCells(cell(page, 'Titre de la colonne 1'), SPREADSHEET);
      await expect(cell(page, 'Ligne 3, Tour de cou')).toHaveValue('40');
      await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
      await page.getByRole('button', { name: 'Retirer la ligne 4' }).click();
      await cell(page, 'Ligne 2, Poitrine (cm)').fill('beaucoup');
      await save(page);
      await expect(cell(page, 'Ligne 2, Poitrine (cm)')).toBeFocused();
      await expectSound(page);
      await page.setViewportSize({ width, height: 900 });
      await cell(page, 'Ligne 2, Poitrine (cm)').fill('92');
      await page.getByLabel('Poitrine (cm)', { exact: true }).check();
      await page.getByRole('tab', { name: /^English|^Anglais/ }).click();
      await page.getByLabel('Titre en anglais').fill('Shirts');
      await saveAll(page);
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

      await openProduct(page);
      await page.getByLabel('Guide des tailles').selectOption({ label: TITLE });
      await saveAll(page);
      await page.goto('/admin/size-guides');
      await expect(page.getByRole('row', { name: TITLE })).toContainText('1 produit');
      await page.getByRole('link', { name: TITLE }).click();
      await expect(page.getByText('Un produit utilise ce guide')).toBeVisible();

      await page.goto(SHIRT_PATH.replace('/admin', ''));
      await page.getByRole('link', { name: 'Guide des tailles' }).first().click();
      const guide = page.getByRole('dialog');
      await expect(guide.getByRole('cell', { name: '40' })).toBeVisible();
    },
  );
}

test('a guide that no product uses is removed', async ({ page }) => {
  await openAdminAt(page, '/admin/size-guides/new');
  await cell(page, 'Titre').fill(TITLE);
  await pasteCells(cell(page, 'Titre de la colonne 1'), SPREADSHEET.replace('88-92', '92'));
  await saveAll(page);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer le guide' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le guide' }).click();
  await expect(page).toHaveURL(/\/admin\/size-guides$/);
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0);
});
