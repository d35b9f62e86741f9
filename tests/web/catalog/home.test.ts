import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { follow } from '../../support/shop/shopper.ts';
import { heading } from './catalog.steps.ts';

// Positions 3, 9, 6, 20, 14, 8, 11 and 16 of the product list.
const featured = [
  'Caftan Céleste',
  'Djellaba Menthe à capuche',
  'Takchita de mariée Nour',
  'Robe longue Bougainvillier',
  'Caftan en velours grenat',
  'Jupe plissée Safran',
  'Robe à volants Jacaranda',
  'Veste courte brodée Majorelle',
];

// The first of the category.
const eyewear = [
  'Lunettes aviateur dorées',
  'Lunettes carrées noires',
  'Lunettes hexagonales bleues',
  'Masque de sport miroir orange',
];

const services = [
  'Conseil personnalisé',
  'Retouches sur mesure',
  'Garantie qualité',
  'Livraison express',
];

const pagesOfServices = [
  ['Conseil personnalisé', '/conseil'],
  ['Retouches sur mesure', '/livraison-et-retours#retouches'],
] as const;

/** Until it is there: the catalogue, which it follows, has links of the same names. */
async function goHome(page: Page): Promise<void> {
  await follow(page, 'ACCUEIL');
  await expect(heading(page)).toHaveText('La lumière de Rabat, à porter.');
}

test('the home page shows the shop, its featured products and its services, and leads on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Belle Vue/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Pièces en vedette',
    'Pour quelle occasion\u00a0?',
    'Nos lunettes',
    'Une maison de Rabat',
    'Nos services',
    'Nos catégories',
  ]);
  await expect(main.getByText(/Depuis 2005, Belle Vue/)).toBeVisible();
  for (const name of services) {
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  for (const [name, path] of pagesOfServices) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(main.getByRole('article').getByRole('heading')).toHaveText([
    ...featured,
    ...eyewear,
  ]);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© 2025')).toBeVisible();
  await expect(footer.getByText('Rabat, Maroc')).toBeVisible();
  const targets = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await targets('Liens utiles')).toEqual(['/', '/products', '/wishlist', '/cart']);
  expect(await targets('Services')).toEqual(['/', '/', '/', '/']);

  await page.getByRole('link', { name: 'Acheter Maintenant' }).click();
  await expect(page).toHaveURL('/products');
  await expect(heading(page)).toHaveText('Boutique');
  await goHome(page);
  await main.getByRole('link', { name: 'Voir toutes les lunettes' }).click();
  await expect(page).toHaveURL('/products?category=Lunettes');
  await goHome(page);
  await page.getByRole('link', { name: 'Caftan Céleste' }).click();
  await expect(page).toHaveURL('/products/caftan-celeste');
});
