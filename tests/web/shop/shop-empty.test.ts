import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { answers, goWithin } from '../../support/shop/shopper.ts';

/** As the web tests' `test`, in a shop that begins with nothing. */
const test = testIn(() => startBuiltShop({ SEED: 'empty' }));

test.for([375, 1280])(
  'at %i, home says that the shop opens soon, and has no empty section',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/');
    await answers(page);
    const main = page.getByRole('main');
    await expect(main.getByText(/La boutique ouvre bientôt/)).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Une maison de Rabat',
      'Nos services',
    ]);
    await expect(main.getByRole('link')).toHaveCount(0);
    await expect(main.getByRole('list')).toHaveCount(1);
  },
);

test.for([
  [375, '/products'],
  [1280, '/products'],
  [375, '/products?category=Robes&brand=Dior&q=caftan'],
] as const)(
  'at %i, %s says that there is nothing yet, and offers nothing to search it by',
  async ([width, path], { page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(path);
    await answers(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Boutique' })).toBeVisible();
    await expect(main.getByText(/La boutique n’a pas encore de produits/)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await expect(main.getByRole('slider')).toHaveCount(0);
    await main.getByRole('link', { name: "Retour à l'accueil" }).click();
    await expect(page).toHaveURL('/');
    await expect(main.getByText(/La boutique ouvre bientôt/)).toBeVisible();
  },
);

test('log-in has no demo account; cart, wishlist and unknown addresses are as in any shop', async ({
  page,
  expectFault,
}) => {
  await page.goto('/login');
  await answers(page);
  await expect(page.getByRole('button', { name: 'Connexion', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connexion invité' })).toHaveCount(0);
  await goWithin(page, '/cart');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vus récemment' })).toHaveCount(0);
  expectFault(/nulle-part/);
  await page.goto('/nulle-part');
  await expect(page.getByText("Oups! La page que vous recherchez n'existe pas.")).toBeVisible();
});
