import type { Store } from '../../../server/store.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { answers, goWithin } from '../../support/shop/shopper.ts';

const sellOut = (store: Store) =>
  store.transaction(async ({ catalog }) => {
    const products = await catalog.products();
    await catalog.save({ products: products.map((one) => ({ ...one, outOfStock: true })) });
  });

const empty = testIn(() => startBuiltShop({ SEED: 'empty' }));
const soldOut = testIn(() => startBuiltShop({}, sellOut));
const withoutCards = testIn(() => startBuiltShop({ CARD_PAYMENTS: 'off' }));

empty(
  'a shop that begins with nothing opens soon, has no empty section, and offers nothing to search it by',
  async ({ page }) => {
    const main = page.getByRole('main');
    for (const path of ['/products', '/products?category=Robes&brand=Dior&q=caftan']) {
      await page.goto(path);
      await answers(page);
      await expect(main.getByRole('heading', { level: 1, name: 'Boutique' })).toBeVisible();
      await expect(main.getByText(/La boutique n’a pas encore de produits/)).toBeVisible();
      for (const role of ['button', 'searchbox', 'checkbox', 'slider'] as const) {
        await expect(main.getByRole(role)).toHaveCount(0);
      }
      await main.getByRole('link', { name: 'Retour à l’accueil' }).click();
      await expect(page).toHaveURL('/');
      await expect(main.getByText(/La boutique ouvre bientôt/)).toBeVisible();
    }
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Nos services']);
    await expect(main.getByRole('link')).toHaveCount(0);
    await expect(main.getByRole('list')).toHaveCount(1);
  },
);

empty(
  'a shop that begins with nothing has no demo account; cart and unknown addresses are as in any shop',
  async ({ page, expectFault }) => {
    await page.goto('/login');
    await answers(page);
    await expect(page.getByRole('button', { name: 'Connexion', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connexion invité' })).toHaveCount(0);
    await goWithin(page, '/cart');
    const shop = page.getByRole('main').getByRole('link', { name: 'Voir la boutique' });
    await expect(shop).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vus récemment' })).toHaveCount(0);
    expectFault(/nulle-part/);
    await page.goto('/nulle-part');
    await expect(page.getByText("Oups! La page que vous recherchez n'existe pas.")).toBeVisible();
  },
);

soldOut(
  'a shop that has sold everything says so without a filter, and shows what it had',
  async ({ page }) => {
    await page.goto('/products');
    await answers(page);
    const main = page.getByRole('main');
    const clear = main.getByRole('button', { name: 'Effacer tous les filtres' });
    await expect(main.getByText('Tout est en rupture de stock pour le moment.')).toBeVisible();
    await expect(clear).toHaveCount(0);
    await main.getByRole('button', { name: 'Inclure les ruptures de stock' }).click();
    await expect(page).toHaveURL('/products?ruptures=1');
    await expect(page.getByRole('status').getByText('46 produits')).toBeVisible();
    await page.goto('/products?category=Robes');
    await expect(main.getByText('Aucun produit trouvé.')).toBeVisible();
    await expect(clear).toBeVisible();
  },
);

withoutCards(
  'a shop that takes no cards has customers pay on delivery, and does not speak of cards',
  async ({ page }) => {
    await openAsDemo(page, '/address', ['chemisier-plastron-blanc']);
    await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
    const method = page.getByRole('radiogroup', { name: 'Mode de paiement' });
    await expect(method.getByRole('radio')).toHaveCount(1);
    await expect(method.getByRole('radio', { name: 'Paiement à la livraison' })).toBeChecked();
    await expect(page.getByRole('main')).not.toContainText(/carte/i);
    await page.getByLabel('Téléphone', { exact: true }).fill('06 12 34 56 78');
    await page.getByRole('button', { name: 'Passer la Commande' }).click();
    await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  },
);
