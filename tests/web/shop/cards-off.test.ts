import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';

/** As the web tests' `test`, in a shop that takes no cards. */
const test = testIn(() => startBuiltShop({ CARD_PAYMENTS: 'off' }));

test('where no cards are taken, a customer pays on delivery, and nothing speaks of cards', async ({
  page,
}) => {
  await openAsDemo(page, '/address', ['chemisier-plastron-blanc']);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  const method = page.getByRole('radiogroup', { name: 'Mode de paiement' });
  await expect(method.getByRole('radio')).toHaveCount(1);
  await expect(method.getByRole('radio', { name: 'Paiement à la livraison' })).toBeChecked();
  await expect(page.getByRole('main')).not.toContainText(/carte/i);
  await page.getByLabel('Téléphone', { exact: true }).fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
});
