import { expect, test } from '../../support/browser/browser.ts';
import { ALL, cards, checkbox, chips, count, more, titles } from './catalog.steps.ts';

test('the catalogue counts what is in stock and shows it page by page', async ({ page }) => {
  await page.goto('/products');
  const breadcrumb = page.getByRole('navigation', { name: "Fil d'Ariane" });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Accueil', 'Boutique']);
  await expect(count(page)).toHaveText(ALL);
  await expect(cards(page)).toHaveCount(24);
  await expect(titles(page).first()).toHaveText('Chemisier à plastron plissé');
  for (const name of ['Ajouter au Panier', 'Ajouter à la liste de souhaits']) {
    const first = cards(page).first().getByRole('button', { name });
    await expect(first).toHaveAccessibleDescription('Chemisier à plastron plissé');
  }

  await more(page).click();
  await expect(cards(page)).toHaveCount(41);
  await expect(titles(page).last()).toHaveText('Lunettes fines métal canon');
  await expect(more(page)).toBeHidden();
  // The keyboard goes on at the first that came.
  await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
});

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
