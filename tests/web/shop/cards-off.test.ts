import { expect, startBuiltShop, test as base } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';

/** As the web tests' `test`, in a shop that takes no cards. */
const test = base.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from the pattern
    async ({}, use) => {
      const shop = await startBuiltShop({ CARD_PAYMENTS: 'off' });
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

test('where no cards are taken, a customer is told beside the button, and nothing speaks of cards', async ({
  page,
}) => {
  await openAsDemo(page, '/address', ['chemisier-plastron-blanc']);
  const radio = page.getByRole('radio', { name: 'Salma Bennani', exact: true });
  await radio.check();
  const submit = page.getByRole('button', { name: 'Passer la Commande' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(
    'Le paiement par carte n’est pas disponible dans cette boutique pour le moment.',
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Mode de paiement' })).toHaveCount(0);
  await expect(main.getByText('Paiement par carte', { exact: true })).toHaveCount(0);
  // The cart is kept for another day.
  await page.goto('/cart');
  await expect(
    page.getByRole('article', { name: 'Chemisier à plastron plissé', exact: true }),
  ).toBeVisible();
});
