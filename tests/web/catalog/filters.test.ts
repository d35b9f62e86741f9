import { expect, test as base } from '../../support/browser/browser.ts';
import { count, filters, heading } from './catalog.steps.ts';

// Not `override`, which would also narrow the files that the same worker runs next.
const test = base.extend({ width: 375 });

test('on a phone filters are a sheet whose title, way out and result stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/products');
  const root = page.locator('html');
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  await filters(page).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await sheet.getByRole('checkbox', { name: 'Traditionnels' }).tap();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  const found = sheet.getByRole('button', { name: 'Voir les 7 produits' });
  await expect(found).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('checkbox', { name: 'Inclure les ruptures de stock' }).tap();
  await expect(sheet.getByRole('button', { name: /^Voir les (?!7)\d+ produits$/ })).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Dior' }).tap();
  const none = sheet.getByRole('button', { name: 'Aucun produit' });
  await sheet.getByRole('button', { name: 'Effacer les filtres' }).scrollIntoViewIfNeeded();
  for (const part of [
    none,
    sheet.getByRole('heading', { name: 'Filtres' }),
    sheet.getByRole('button', { name: 'Fermer' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await sheet.getByRole('checkbox', { name: 'Dior' }).tap();
  await sheet.getByRole('button', { name: /^Voir les / }).tap();
  await expect(sheet).toBeHidden();
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  await expect(filters(page)).toBeFocused();
  await expect(heading(page)).toHaveText('Traditionnels');
  await expect(count(page)).not.toHaveText('41 produits');
});
