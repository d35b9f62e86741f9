import type { Store } from '../../../server/stores/store.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { answers } from '../../support/shop/shopper.ts';

async function sellOut(store: Store): Promise<void> {
  await store.transaction(async ({ catalog }) => {
    const products = await catalog.products();
    await catalog.save({ products: products.map((one) => ({ ...one, outOfStock: true })) });
  });
}

/** As the web tests' `test`, in a shop that has sold everything. */
const test = testIn(() => startBuiltShop({}, sellOut));

test('a catalogue that is sold out says so without a filter, and shows what it had', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/products');
  await answers(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Tout est en rupture de stock pour le moment.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Effacer tous les filtres' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Inclure les ruptures de stock' }).click();
  await expect(page).toHaveURL('/products?ruptures=1');
  await expect(page.getByRole('status').getByText('46 produits')).toBeVisible();
  await page.goto('/products?category=Robes');
  await expect(main.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Effacer tous les filtres' })).toBeVisible();
});
