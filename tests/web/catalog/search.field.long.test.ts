import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { searchBox, suggestions, titles } from './catalog.steps.ts';

const field = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox', { name: 'Rechercher dans la boutique' });

test('suggestions open under the header’s field, and arrows and Enter open one', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).pressSequentially('cafatn');
  const options = suggestions(page).getByRole('option');
  await expect(options).toHaveText([/Caftan Céleste/, /Caftan en velours grenat/]);
  await expect(page.getByText('2 suggestions', { exact: true })).toBeAttached();
  await field(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  const id = await options.first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products/caftan-celeste');
  await expect(field(page)).toHaveValue('');
  await expect(suggestions(page)).toBeHidden();
});

test('words that are left out are named, and a search for nothing of the shop offers other products', async ({
  page,
}) => {
  await page.goto('/products?q=cadeau+mariage');
  await expect(
    page.getByText('Nous n’avons pas tenu compte de «\u00a0cadeau\u00a0».'),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Rechercher...' }).fill('chaussures');
  await expect(page.getByText('Nous n’avons pas de chaussures.')).toBeVisible();
  const others = page.getByRole('region', { name: 'À découvrir' });
  await expect(others.getByRole('listitem')).toHaveCount(8);
  await others.getByRole('link', { name: 'Voir toute la boutique' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByText('Nous n’avons pas tenu compte')).toBeHidden();
});

test('a search that its colour, size or price empties says so, and offers the rest', async ({
  page,
}) => {
  for (const [search, way] of [
    ['caftan vert', 'sans «\u00a0vert\u00a0»'],
    ['caftan moins de 2500 dh', 'au-dessus de 2\u202f500\u00a0DH'],
  ] as const) {
    const response = await page.goto(`/products?${new URLSearchParams({ q: search }).toString()}`);
    const name = `Voir 2 caftans ${way}`;
    // Without scripts, too.
    expect(await response?.text()).toContain(name);
    await expect(page.getByText(`Aucun résultat pour «\u00a0${search}\u00a0».`)).toBeVisible();
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL('/products?q=caftan');
    await expect(titles(page)).toHaveText(['Caftan Céleste', 'Caftan en velours grenat']);
  }
});

test('a search of which no part alone leaves nothing offers its kind', async ({ page }) => {
  for (const [path, name] of [
    ['/products', 'Voir les caftans'],
    ['/en/products', 'See all caftans'],
    ['/ar/products', 'عرض كل ما لدينا من قفاطين'],
  ] as const) {
    const response = await page.goto(`${path}?q=caftan+vert+homme`);
    expect(await response?.text()).toContain(name);
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL(`${path}?q=caftan`);
    await expect(titles(page)).toHaveCount(2);
  }
  await page.goto('/products?couleur=Rouge&q=caftan+plus+de+9000');
  await expect(
    page.getByRole('button', { name: /^Voir 1 produit au-dessous de 9\s000\sDH$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voir les caftans' })).toHaveCount(0);
});

test('a search for what is sold out says so, and shows it on demand', async ({ page }) => {
  const response = await page.goto('/products?q=pantalon+en+lin');
  expect(await response?.text()).toContain('Aucun produit trouvé.');
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page.getByText('Tout ce qui correspond est en rupture de stock.')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Inclure les ruptures de stock' })
    .click();
  await expect(page.getByRole('article', { name: 'Pantalon large en lin' })).toBeVisible();
});

test('what was read of a search can be removed, and a kind that is not sold is said', async ({
  page,
}) => {
  await page.goto('/products?q=jupe+38+moins+de+500+dh');
  const chips = page.getByRole('list', { name: 'Filtres actifs' });
  await expect(chips.getByRole('button')).toHaveText(['Jupes', 'taille 38', 'moins de 500 DH']);
  await expect(titles(page)).toHaveText(['Jupe plissée Safran']);
  await chips.getByRole('button', { name: 'moins de 500 DH' }).click();
  await expect(page).toHaveURL('/products?q=jupe+38');
  await expect(searchBox(page)).toHaveValue('jupe 38');
  await expect(titles(page)).toHaveText(['Jupe plissée Safran', 'Jupe crayon en jacquard']);
  await searchBox(page).fill('sac à main');
  await expect(page.getByText('Nous n’avons pas de sacs.')).toBeVisible();
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page.getByText('Aucun résultat pour')).toHaveCount(0);
  await searchBox(page).fill('livraison');
  await page.getByRole('main').getByRole('link', { name: 'Livraison et retours' }).click();
  await expect(page).toHaveURL('/livraison-et-retours');
});
