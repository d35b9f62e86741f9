import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { follow } from '../../support/shop/shopper.ts';

const count = (page: Page) => page.getByRole('status');
const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher...' });
const addressParts = (page: Page) => [...new URL(page.url()).searchParams.entries()];

test('the catalogue counts what is in stock and shows it page by page', async ({ page }) => {
  await page.goto('/products');
  const breadcrumb = page.getByRole('navigation', { name: "Fil d'Ariane" });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Accueil', 'Boutique']);
  await expect(count(page)).toHaveText('41 produits');
  await expect(cards(page)).toHaveCount(24);
  await expect(titles(page).first()).toHaveText('Chemisier à plastron plissé');

  await page.getByRole('button', { name: 'Voir plus de produits' }).click();
  await expect(cards(page)).toHaveCount(41);
  await expect(titles(page).last()).toHaveText('Lunettes fines métal canon');
  await expect(page.getByRole('button', { name: 'Voir plus de produits' })).toBeHidden();
  // The keyboard goes on at the first that came.
  await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
});

test('the search ignores case, accents and blanks, looks at title and brand, and is cleared', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(page.getByRole('button', { name: 'Effacer la recherche' })).toBeHidden();
  await searchBox(page).fill('  CELESTE ');
  await expect(count(page)).toHaveText('1 produit');
  await expect(titles(page)).toHaveText(['Caftan Céleste']);
  for (const text of ['rayban', 'ray ban', 'Ray-Ban']) {
    await searchBox(page).fill(text);
    await expect.poll(() => addressParts(page)).toEqual([['q', text]]);
    await expect(titles(page)).toHaveText([
      'Lunettes aviateur dorées',
      'Lunettes carrées noires',
      'Lunettes hexagonales bleues',
    ]);
  }
  await expect(page.getByText('Filtres actifs')).toBeHidden();

  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(count(page)).toHaveText('41 produits');
  await expect(page).toHaveURL('/products');
});

test('categories and brands are chosen together, and a second press takes one back', async ({
  page,
}) => {
  await page.goto('/products');
  const robes = page.getByRole('checkbox', { name: 'Robes' });
  await robes.check();
  await expect(count(page)).toHaveText('6 produits');
  await page.getByRole('checkbox', { name: 'Lunettes' }).check();
  await expect(count(page)).toHaveText('21 produits');
  await page.getByRole('checkbox', { name: 'Dior' }).check();
  await expect(titles(page)).toHaveText([
    'Lunettes papillon ambrées',
    'Lunettes ovales sans cercle',
  ]);
  await page.getByRole('checkbox', { name: 'Chanel' }).check();
  await expect(count(page)).toHaveText('4 produits');
  await page.getByRole('checkbox', { name: 'Lunettes' }).uncheck();
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(count(page)).toHaveText('0 produit');

  await page.getByRole('button', { name: 'Effacer tous les filtres' }).click();
  await expect(count(page)).toHaveText('41 produits');
  await expect(robes).not.toBeChecked();
  await expect(page).toHaveURL('/products');
});

test('« Note maximale » keeps products rated at most the chosen value', async ({ page }) => {
  await page.goto('/products');
  const slider = page.getByRole('slider', { name: 'Note maximale' });
  await expect(slider).toHaveValue('5');
  await slider.fill('4.3');
  await expect(titles(page)).toHaveText([
    'Caraco en satin émeraude',
    'Sarouel Terracotta',
    'Lunettes demi-cerclées grises',
  ]);
  await expect(page).toHaveURL('/products?note=4.3');
});

test('the list is sorted by price, up or down, or as the shop has it', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('radio', { name: 'En vedette' })).toBeChecked();
  await page.getByRole('radio', { name: 'Prix croissant' }).check();
  await expect(titles(page).first()).toHaveText('Caraco en satin émeraude');
  await expect(titles(page).nth(1)).toHaveText('Marinière Bouregreg');
  await page.getByRole('radio', { name: 'Prix décroissant' }).check();
  await expect(titles(page).first()).toHaveText('Takchita de mariée Nour');
  await expect.poll(() => addressParts(page)).toEqual([['sort', 'prix-décroissant']]);
  await page.getByRole('radio', { name: 'En vedette' }).check();
  await expect(titles(page).first()).toHaveText('Chemisier à plastron plissé');
  await expect(page).toHaveURL('/products');
});

test('categories and order stand above the list', async ({ page }) => {
  await page.goto('/products?brand=Dior');
  // At once: what is chosen before the scripts are there counts as well.
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
  await expect(page).toHaveURL('/products?brand=Dior&sort=prix-croissant');
  await expect(page.getByRole('radio', { name: 'Prix croissant' })).toBeChecked();
  const categories = page.getByRole('navigation', { name: 'Catégories' });
  await expect(categories.getByRole('link')).toHaveText([
    'Tout',
    'Hauts',
    'Bas',
    'Robes',
    'Traditionnels',
    'Lunettes',
  ]);
  await categories.getByRole('link', { name: 'Robes' }).click();
  await expect(page).toHaveURL('/products?category=Robes');
  await expect(count(page)).toHaveText('6 produits');
  await expect(categories.locator('[aria-current=page]')).toHaveText('Robes');
  await categories.getByRole('link', { name: 'Tout' }).click();
  await expect(page).toHaveURL('/products');
});

test('what is out of stock shows on demand only, and cannot be bought', async ({ page }) => {
  await page.goto('/products?category=Bas');
  await expect(count(page)).toHaveText('5 produits');
  const sold = page.getByRole('article', { name: 'Pantalon large en lin' });
  await expect(sold).toBeHidden();
  await page.getByRole('checkbox', { name: 'Inclure les ruptures de stock' }).check();
  await expect(count(page)).toHaveText('7 produits');
  await expect(sold.getByText('Rupture de stock')).toBeVisible();
  await expect(sold.getByText('Épuisé', { exact: true })).toBeVisible();
  const button = sold.getByRole('button', { name: 'Ajouter au Panier' });
  await expect(button).toBeDisabled();
  await expect(button.getByText('Rupture de stock', { exact: true })).toBeVisible();
});

test('the address says what is chosen: a reload and a shared link show the same list', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  await page.getByRole('checkbox', { name: 'Robes' }).check();
  await page.getByRole('checkbox', { name: 'Belle Vue' }).check();
  await page.getByRole('slider', { name: 'Note maximale' }).fill('4.6');
  await expect(page).toHaveURL(/note=4\.6/);
  await page.getByRole('radio', { name: 'Prix croissant' }).check();
  await page.getByRole('checkbox', { name: 'Inclure les ruptures de stock' }).check();
  await searchBox(page).fill('robe');
  await expect
    .poll(() => addressParts(page))
    .toEqual([
      ['category', 'Robes'],
      ['brand', 'Belle Vue'],
      ['note', '4.6'],
      ['q', 'robe'],
      ['sort', 'prix-croissant'],
      ['ruptures', '1'],
    ]);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await page.reload();
  for (const tab of [page, shared]) {
    await expect(titles(tab)).toHaveText([
      'Robe trapèze en lin ocre',
      'Robe chemise à rayures',
      'Robe en maille côtelée',
      'Robe portefeuille Grenade',
    ]);
    await expect(searchBox(tab)).toHaveValue('robe');
    await expect(tab.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(tab.getByRole('slider', { name: 'Note maximale' })).toHaveValue('4.6');
    await expect(tab.getByRole('radio', { name: 'Prix croissant' })).toBeChecked();
  }
});

test('« Filtres actifs » and chips show what is chosen; each chip takes its filter back', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(count(page)).toHaveText('41 produits');
  const chips = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('button');
  await expect(page.getByText('Filtres actifs')).toBeHidden();
  await expect(chips).toHaveCount(0);

  await page.goto(
    '/products?category=Hauts&brand=Belle+Vue&note=4.6&sort=prix-croissant&ruptures=1',
  );
  await expect(page.getByText('Filtres actifs')).toBeVisible();
  await expect(chips).toHaveText([
    'Hauts',
    'Belle Vue',
    'Note ≤ 4,6',
    'Prix croissant',
    'Inclure les ruptures de stock',
  ]);
  await page.getByRole('button', { name: 'Retirer le filtre : Note ≤ 4,6' }).click();
  await expect(chips).toHaveCount(4);
  await expect(count(page)).toHaveText('8 produits');

  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('Filtres actifs')).toBeHidden();
  await expect(count(page)).toHaveText('41 produits');
  await expect(page).toHaveURL('/products');
});

test('leaving forgets the search and keeps the filters for BOUTIQUE', async ({ page }) => {
  await page.goto('/products?category=Robes');
  await searchBox(page).fill('noire');
  await expect(titles(page)).toHaveText(['Petite robe noire à basque']);
  await follow(page, 'ACCUEIL');
  await expect(page).toHaveURL('/');
  await follow(page, 'BOUTIQUE');
  await expect(page).toHaveURL('/products?category=Robes');
  await expect(searchBox(page)).toHaveValue('');
  await expect(count(page)).toHaveText('6 produits');
});

test('Back returns to the filters and to the search of before', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('checkbox', { name: 'Robes' }).check();
  await expect(page).toHaveURL('/products?category=Robes');
  await searchBox(page).fill('noire');
  await expect(titles(page)).toHaveText(['Petite robe noire à basque']);
  await page.getByRole('link', { name: 'Petite robe noire à basque' }).click();
  await expect(page).toHaveURL('/products/petite-robe-noire');

  await page.goBack();
  await expect(titles(page)).toHaveText(['Petite robe noire à basque']);
  await expect(searchBox(page)).toHaveValue('noire');
  // What was typed is no step of its own.
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(count(page)).toHaveText('41 produits');
  await expect(page.getByRole('checkbox', { name: 'Robes' })).not.toBeChecked();
  await page.goForward();
  await expect(searchBox(page)).toHaveValue('noire');
});
