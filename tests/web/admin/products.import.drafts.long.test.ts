import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { chooseCsv } from './products.steps.ts';

test('a CSV file is seen before it is imported, and makes drafts', async ({ page }) => {
  await openAdminAt(page, '/admin/products');
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importer des produits');
  await chooseCsv(page, [
    'Identifiant;Titre;Marque;Catégorie;Prix',
    'essai-neuf;Robe neuve;Belle Vue;Robes;1 299,50',
    'caftan-celeste;Caftan Céleste;Belle Vue;Traditionnels;3390',
    'essai-faux;Robe fausse;Belle Vue;Robes;cher',
  ]);
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await expect(preview).toContainText('1 nouveau, 1 modifié, 1 laissé de côté');
  const row = (name: string) => preview.getByRole('row', { name });
  await expect(row('Caftan Céleste')).toContainText('Prix 3490 → 3390');
  await expect(row('Robe fausse')).toContainText('Ce n’est pas un prix');
  const problems = page.getByRole('region', { name: 'À corriger dans le fichier' });
  await expect(problems.getByRole('row', { name: 'Ce n’est pas un prix' })).toContainText(
    /4\s*Prix/,
  );

  await page.getByRole('button', { name: 'Importer 2 produits' }).click();
  const drafts = page.getByRole('list', { name: 'Brouillons à publier' });
  await drafts.getByRole('link', { name: 'Robe neuve' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robe neuve');
  await expect(page.getByRole('main')).toContainText('Ce produit est un brouillon');
});
