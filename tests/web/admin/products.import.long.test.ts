import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { chooseCsv } from './products.steps.ts';
import { expectSound } from './sound.steps.ts';

const IMPORT = '/admin/products/import';

for (const width of [375, 1280]) {
  const testAt = test.extend({ width });

  testAt(`headings that the shop does not know are mapped, ${width} wide`, async ({ page }) => {
    await openAdminAt(page, IMPORT);
    await chooseCsv(page, [
      'Repère,Modèle,Marque,Rayon,Somme,Remarque',
      'mappe-un,Robe à repère,Belle Vue,Robes,450,à revoir',
      'mappe-deux,Sac à repère,Belle Vue,Sacs,450,',
    ]);
    const columns = page.getByRole('region', { name: 'Colonnes du fichier' });
    await expect(columns.getByLabel('Rayon')).toHaveValue('category');
    await expect(columns).toContainText('Une colonne doit identifier chaque produit');
    await expect(page.getByRole('region', { name: 'Aperçu' })).toBeHidden();
    const choose = async (heading: string, name: string) => {
      await columns.getByLabel(heading).selectOption({ label: name });
      await expect(columns.getByLabel(heading)).toBeEnabled();
    };
    await choose('Repère', 'Identifiant');
    await expect(columns).toContainText('La boutique ne connaît pas toutes les colonnes');
    await choose('Modèle', 'Titre');
    await choose('Somme', 'Prix');
    await choose('Remarque', 'Laisser de côté');
    await expect(columns).toContainText('Les colonnes sont toutes reconnues.');
    const preview = page.getByRole('region', { name: 'Aperçu' });
    await expect(preview).toContainText('1 nouveau, 1 laissé de côté');
    await expectSound(page);
    await page.getByRole('checkbox', { name: /Créer les catégories/ }).check();
    await expect(preview).toContainText('Catégories nouvelles : Sacs.');
    await page.getByRole('checkbox', { name: /sont des brouillons/ }).uncheck();
    await page.getByRole('button', { name: 'Importer 2 produits' }).click();
    await expect(page.getByRole('region', { name: 'C’est fait' })).toContainText('2 nouveaux');
    await expectSound(page);
    await page.goto('/products/mappe-un');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robe à repère');
  });
}

test('a workbook and a file without headings say what would be right', async ({ page }) => {
  await openAdminAt(page, IMPORT);
  const problems = page.getByRole('region', { name: 'À corriger dans le fichier' });
  await chooseCsv(page, ['PK\u0003\u0004\u0014']);
  await expect(problems).toContainText('C’est un classeur');
  await chooseCsv(page, ['', '']);
  await expect(problems).toContainText('Le fichier est vide');
  await expect(page.getByRole('button', { name: /^Importer \d/ })).toBeHidden();
});
