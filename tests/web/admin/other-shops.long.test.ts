import { customerFiles } from '../../rules/account/customer-files.ts';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { chooseCsv } from './products.steps.ts';
import { expectSound } from './sound.steps.ts';

const SHOPIFY = [
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Status',
  'mocassin-nora,Mocassin Nora,<p>Cuir souple.</p><p>Semelle cousue.</p>,Nora,Chaussures,Pointure,38,N-38,450.00,3,active',
  'mocassin-nora,,,,,,39,N-39,450.00,0,active',
];

for (const width of [375, 1280]) {
  const testAt = test.extend({ width });

  testAt(`products of Shopify are seen, then imported, ${width} wide`, async ({ page }) => {
    await openAdminAt(page, '/admin/products/import');
    const source = page.getByLabel('D’où vient le fichier ?');
    await source.selectOption({ label: 'WooCommerce' });
    await chooseCsv(page, SHOPIFY);
    await expect(page.getByRole('region', { name: 'À corriger dans le fichier' })).toContainText(
      'Shopify',
    );
    await source.selectOption({ label: 'Shopify' });
    const preview = page.getByRole('region', { name: 'Aperçu' });
    await expect(preview).toContainText('1 nouveau');
    await expect(preview).toContainText('Catégories nouvelles : Chaussures.');
    await expectSound(page);
    await page.getByRole('checkbox', { name: /sont des brouillons/ }).uncheck();
    await page.getByRole('button', { name: 'Importer 1 produit' }).click();
    await expect(page.getByRole('region', { name: 'C’est fait' })).toContainText('1 nouveau');
    await page.goto('/products/mocassin-nora');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mocassin Nora');
  });

  testAt(`customers and old addresses follow, ${width} wide`, async ({ page }) => {
    await openAdminAt(page, '/admin/products/import');
    await page.getByRole('link', { name: 'Importer des clients' }).click();
    await chooseCsv(page, customerFiles.shopify.trim().split('\n'));
    const preview = page.getByRole('region', { name: 'Aperçu' });
    await expect(preview).toContainText('3 nouveaux');
    await expect(page.getByRole('region', { name: 'Laissé de côté' })).toContainText('Sans e-mail');
    await expectSound(page);
    await page.getByRole('button', { name: 'Importer 3 clients' }).click();
    await expect(page.getByRole('region', { name: 'C’est fait' })).toContainText('3 nouveaux');

    await page.goto('/admin/redirects');
    const table = page.getByLabel('Anciennes et nouvelles adresses');
    const add = page.getByRole('button', { name: 'Ajouter', exact: true });
    await add.click();
    await expect(table).toHaveAccessibleDescription(/Écrivez ou collez au moins une adresse\./);
    await table.fill('\n/produit/caftan ; https://ailleurs.example/x');
    await add.click();
    await expect(table).toHaveAccessibleDescription(/Ligne 2/);
    await table.fill('/produit/caftan\t/products/caftan-celeste');
    await add.click();
    await expect(page.getByRole('table')).toContainText('/produit/caftan');
    await expectSound(page);
    await page.goto('/produit/caftan');
    await expect(page).toHaveURL(/\/products\/caftan-celeste$/);
    await page.goto('/admin/redirects');
    await page.getByRole('button', { name: 'Retirer /produit/caftan' }).click();
    await expect(page.getByRole('table')).toBeHidden();
  });
}
