import { expect, test } from '../../support/browser/browser.ts';
import { ALL, checkbox, chips, count } from './catalog.steps.ts';

test('filters are chosen together; a second press, a chip or « Effacer » takes them back', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(page.getByText('Filtres actifs')).toBeHidden();
  await checkbox(page, 'Robes').check();
  await expect(count(page)).toHaveText('6 produits');
  await checkbox(page, 'Lunettes').check();
  await expect(count(page)).toHaveText('21 produits');
  await checkbox(page, 'Dior').check();
  await expect(count(page)).toHaveText('2 produits');
  await page.getByRole('radio', { name: 'Prix croissant' }).check();
  await expect(page.getByText('Filtres actifs')).toBeVisible();
  await expect(chips(page)).toHaveText(['Robes', 'Lunettes', 'Dior', 'Prix croissant']);
  await checkbox(page, 'Lunettes').uncheck();
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(count(page)).toHaveText('0 produit');
  await page.getByRole('button', { name: 'Retirer le filtre : Dior' }).click();
  await expect(chips(page)).toHaveCount(2);
  await expect(count(page)).toHaveText('6 produits');

  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('Filtres actifs')).toBeHidden();
  await expect(count(page)).toHaveText(ALL);
  await expect(checkbox(page, 'Robes')).not.toBeChecked();
  await expect(page).toHaveURL('/products');
});
