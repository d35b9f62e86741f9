import { expect, test } from '../support/browser.ts';
import { addToCart, logInAsDemo } from '../support/shopper.ts';

test('a customer finds a paid order in the list of orders, and nobody else does', async ({
  page,
}) => {
  await logInAsDemo(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Commandes' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Aucune commande pour le moment.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).click();

  await addToCart(page, 'Chemisier à plastron plissé');
  await addToCart(page, 'Jean droit brut surpiqué');
  await page.getByRole('link', { name: 'Panier 2', exact: true }).click();
  await page
    .getByRole('article', { name: 'Jean droit brut surpiqué' })
    .getByRole('button', { name: 'Augmenter la quantité' })
    .click();
  await expect(page.getByRole('heading', { name: 'Panier (3)' })).toBeVisible();
  await page.getByRole('link', { name: 'Commander' }).click();
  await page.getByRole('radio', { name: 'Salma Bennani' }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  const [number = ''] = await page.getByRole('definition').allInnerTexts();

  await page.getByRole('link', { name: 'Compte' }).click();
  await page.getByRole('link', { name: 'Commandes' }).click();
  const order = page.getByRole('article', { name: `Commande ${number}`, exact: true });
  await expect(order).toContainText('Payée');
  await expect(order.getByRole('listitem')).toHaveText([
    'Chemisier à plastron plissé × 1549 DH',
    'Jean droit brut surpiqué × 21 178 DH',
  ]);
  await expect(order).toContainText('Total 1 727 DH');

  // The demo account is shared, its orders are not.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await logInAsDemo(page);
  await page.goto('/orders');
  await expect(page.getByText('Aucune commande pour le moment.')).toBeVisible();
});
