import { expect, test } from '../../support/browser/browser.ts';
import { follow } from '../../support/shop/shopper.ts';
import {
  ALL,
  cards,
  checkbox,
  count,
  heading,
  more,
  searchBox,
  titles,
  chips,
} from './catalog.steps.ts';

test('categories and order stand above the list', async ({ page }) => {
  await page.goto('/products?brand=Dior');
  // At once: what is chosen before the scripts are there counts as well.
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
  await expect(page).toHaveURL('/products?brand=Dior&sort=prix-croissant');
  await expect(page.getByRole('radio', { name: 'Prix croissant' })).toBeChecked();
  await page.getByRole('radio', { name: 'En vedette' }).check();
  await expect(page).toHaveURL('/products?brand=Dior');
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

test('the page is headed by the one category or brand that is chosen', async ({ page }) => {
  for (const [query, title] of [
    ['?category=Robes&sort=prix-croissant&note=4.6', 'Robes'],
    ['?brand=Dior', 'Dior'],
    ['?category=Robes&category=Hauts', 'Boutique'],
    // The sender of a link does not write the page.
    ['?category=Boutique+ferm%C3%A9e', 'Boutique'],
    ['', 'Boutique'],
  ] as const) {
    await page.goto(`/products${query}`);
    await expect(heading(page)).toHaveText(title);
  }
  await page.getByRole('checkbox', { name: 'Lunettes' }).check();
  await expect(heading(page)).toHaveText('Lunettes');
});

test('after « Voir plus » a reload shows as many, where the shopper was', async ({ page }) => {
  await page.goto('/products?ruptures=1');
  await more(page).click();
  await expect(cards(page)).toHaveCount(46);
  const at = () => page.evaluate(() => window.scrollY);
  const before = await at();
  await page.reload();
  await expect(cards(page)).toHaveCount(46);
  await expect.poll(at).toBe(before);
  await cards(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/.+/);
  await page.reload();
  await page.goBack();
  await expect(cards(page)).toHaveCount(46);
  await expect(count(page)).toHaveText('46 produits');
  // Other filters begin at the beginning.
  await page.getByRole('radio', { name: 'Prix croissant' }).check();
  await expect(page).toHaveURL('/products?sort=prix-croissant&ruptures=1');
  await expect(cards(page)).toHaveCount(24);
});

test('the address says what is chosen: a reload shows the same list', async ({ page }) => {
  const rating = page.getByRole('slider', { name: 'Note maximale' });
  const cheapest = page.getByRole('radio', { name: 'Prix croissant' });
  await page.goto('/products');
  await checkbox(page, 'Robes').check();
  await checkbox(page, 'Belle Vue').check();
  await rating.fill('4.6');
  await expect(page).toHaveURL(/note=4\.6/);
  await cheapest.check();
  await checkbox(page, 'Inclure les ruptures de stock').check();
  await searchBox(page).fill('robe');
  await expect
    .poll(() => [...new URL(page.url()).searchParams])
    .toEqual([
      ['category', 'Robes'],
      ['brand', 'Belle Vue'],
      ['note', '4.6'],
      ['q', 'robe'],
      ['sort', 'prix-croissant'],
      ['ruptures', '1'],
    ]);
  await page.reload();
  await expect(titles(page)).toHaveText([
    'Robe trapèze en lin ocre',
    'Robe chemise à rayures',
    'Robe en maille côtelée',
    'Robe portefeuille Grenade',
  ]);
  await expect(searchBox(page)).toHaveValue('robe');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(rating).toHaveValue('4.6');
  await expect(cheapest).toBeChecked();
});

test('Back returns to the filters and to the search of before', async ({ page }) => {
  await page.goto('/products');
  await checkbox(page, 'Robes').check();
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
  await expect(count(page)).toHaveText(ALL);
  await expect(checkbox(page, 'Robes')).not.toBeChecked();
  await page.goForward();
  await expect(searchBox(page)).toHaveValue('noire');
});

test('filters pressed while the list of the press before is rendered are all chosen', async ({
  page,
}) => {
  await page.goto('/products');
  const names = ['Hauts', 'Robes', 'Bas', 'Lunettes', 'Traditionnels'];
  for (const pause of [5, 10, 15, 20]) {
    await checkbox(page, 'Dior').check();
    await expect(page).toHaveURL('/products?brand=Dior');
    await page.evaluate(
      async ([some, ms]) => {
        for (const name of some) {
          document.querySelector<HTMLElement>(`[name=category][value=${name}]`)?.click();
          await new Promise((resolve) => setTimeout(resolve, ms));
        }
      },
      [names, pause] as const,
    );
    const chosen = () => new URL(page.url()).searchParams.getAll('category');
    await expect.poll(chosen).toEqual(names);
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  }
});

test('the search is written into the address, and is cleared', async ({ page }) => {
  await page.goto('/products');
  const clear = page.getByRole('button', { name: 'Effacer la recherche' });
  await expect(clear).toBeHidden();
  await searchBox(page).fill('  CELESTE ');
  await expect(count(page)).toHaveText('1 produit');
  await expect(titles(page)).toHaveText(['Caftan Céleste']);
  await expect(chips(page)).toHaveCount(0);
  await clear.click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(count(page)).toHaveText(ALL);
  await expect(page).toHaveURL('/products');
});

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

test('a card pressed with Ctrl opens in another tab, and the list stays', async ({ page }) => {
  await page.goto('/products?category=Robes');
  await page.getByRole('radio', { name: 'Prix croissant' }).check();
  await expect(page).toHaveURL('/products?category=Robes&sort=prix-croissant');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    cards(page)
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(heading(other)).toHaveText((await titles(page).first().textContent()) ?? '');
  await expect(page).toHaveURL('/products?category=Robes&sort=prix-croissant');
});

test('another list is shown whole, and its related products follow a product', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('radio', { name: 'Prix croissant' }).check();
  await expect(titles(page).first()).toHaveText('Caraco en satin émeraude');
  await expect(cards(page)).toHaveCount(24);
  await cards(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Dans la même collection' })).toBeVisible();
});
