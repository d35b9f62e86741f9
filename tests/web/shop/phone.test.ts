import { expect, test as base } from '../../support/browser/browser.ts';

// Not `override`, which would also narrow the files that the same worker runs next.
const test = base.extend({ width: 375 });

test('the filters are a sheet that stops the page from scrolling until it is closed', async ({
  page,
}) => {
  await page.goto('/products');
  const root = page.locator('html');
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  const open = page.getByRole('button', { name: 'Filtres', exact: true });
  await expect(page.getByRole('checkbox', { name: 'Robes' })).toBeHidden();
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');

  await open.tap();
  await expect(sheet).toBeVisible();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  await sheet.getByRole('checkbox', { name: 'Robes' }).check();
  await sheet.getByRole('button', { name: 'Fermer' }).tap();
  await expect(sheet).toBeHidden();
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.getByRole('status')).toHaveText('6 produits');

  await open.tap();
  await sheet.getByRole('button', { name: 'Effacer les filtres' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('41 produits');
  await expect(page.getByText('Filtres actifs')).toBeHidden();
});
