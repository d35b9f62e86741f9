import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Filtres' });
const group = (page: Page, name: string) => panel(page).getByRole('group', { name, exact: true });
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filtres actifs' }).getByRole('button');
const count = (page: Page) => page.getByRole('status');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the list is filtered by size, colour and price, as the address says', async ({ page }) => {
  await page.goto('/products?category=Hauts');
  await expect(group(page, 'Largeur')).toBeHidden();
  await group(page, 'Taille').getByRole('checkbox', { name: '36', exact: true }).check();
  await expect(page).toHaveURL('/products?category=Hauts&taille=36');
  await group(page, 'Couleur').getByRole('checkbox', { name: 'Bleu ciel', exact: true }).check();
  await expect(page).toHaveURL('/products?category=Hauts&taille=36&couleur=Bleu+ciel');
  await expect(count(page)).toHaveText('1 produit');
  await expect(cards(page)).toHaveAccessibleName('Chemisier à plastron plissé');
  await panel(page).getByLabel('Prix minimum (DH)').fill('600');
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page).toHaveURL(/prix-min=600$/);
  // What is chosen can be taken back where it finds nothing.
  await expect(
    group(page, 'Couleur').getByRole('checkbox', { name: 'Bleu ciel', exact: true }),
  ).toBeChecked();
  await expect(chips(page)).toHaveText(['Hauts', 'Taille : 36', 'Bleu ciel', /^Dès 600\sDH$/]);

  await page.reload();
  await expect(chips(page)).toHaveCount(4);
  await expect(panel(page).getByLabel('Prix minimum (DH)')).toHaveValue('600');
  await page.getByRole('button', { name: /^Retirer le filtre : Dès/ }).click();
  await expect(count(page)).toHaveText('1 produit');
  await expect(panel(page).getByLabel('Prix minimum (DH)')).toHaveValue('');
});

test('eyewear is filtered by its width, without scripts as well', async ({
  page,
  browser,
  url,
}) => {
  await page.goto('/products?category=Lunettes');
  await expect(group(page, 'Taille')).toBeHidden();
  const wide = group(page, 'Largeur').getByRole('checkbox', { name: /^Large/ });
  await wide.check();
  await expect(page).toHaveURL(/largeur=large$/);
  await expect(count(page)).not.toHaveText('15 produits');
  const found = await count(page).innerText();

  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/products?category=Lunettes');
  await group(plain, 'Largeur')
    .getByRole('checkbox', { name: /^Large/ })
    .check();
  await panel(plain).getByLabel('Prix maximum (DH)').fill('9000');
  await plain.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(plain).toHaveURL(/largeur=large/);
  await expect(plain.getByRole('status')).toHaveText(found);
  await context.close();
});
