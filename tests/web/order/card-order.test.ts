import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { addToCart, toast, readStored } from '../../support/shop/shopper.ts';
import { SHIRT, choice, confirmed, order, payment } from './card-order.steps.ts';

test('the only address is chosen; the customer pays by card and reads the confirmation', async ({
  page,
}) => {
  await openAsDemo(page, '/products');
  await addToCart(page, SHIRT);
  await page.getByRole('link', { name: 'Panier 1', exact: true }).click();
  await page.getByRole('link', { name: 'Commander' }).click();
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('heading', { name: 'Sélectionner une Adresse' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Détails de la commande' });
  for (const text of [SHIRT, 'Belle Vue', 'Hauts', 'Quantité : 1']) {
    await expect(details).toContainText(text);
  }
  const prices = page.getByRole('region', { name: 'Détails du prix' });
  await expect(prices.getByRole('definition').first()).toHaveText('689 DH');
  await expect(prices.getByRole('definition').nth(1)).toHaveText('−140 DH');
  await expect(prices.getByRole('definition').last()).toHaveText('549 DH');

  const delivery = page.getByRole('region', { name: 'Adresse de livraison' });
  await expect(choice(page, 'Salma Bennani')).toBeChecked();
  await expect(delivery).toContainText('14, rue des Consuls');
  await expect(delivery).not.toContainText('Aucune adresse trouvée');
  const method = page.getByRole('region', { name: 'Mode de paiement' });
  await expect(method.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
  await expect(order(page)).toHaveAccessibleDescription('');
  await order(page).click();
  await expect(payment(page)).toContainText('549 DH');
  await expect(payment(page)).toContainText('Belle Vue');
  await payment(page).getByRole('button', { name: 'Payer', exact: true }).click();

  await expect(confirmed(page)).toBeVisible();
  await expect(toast(page, 'Paiement de 549 DH effectué avec succès')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([
    /^BV-\d{1,5}1000$/,
    /^\d{1,2}(er)? \p{L}+ \d{4}$/u,
    /^Salma Bennani14, rue des Consuls10030 Rabat, Rabat-Salé-Kénitra/,
    'Paiement par carte',
    '1',
    '549 DH',
  ]);
  expect(await readStored(page, 'lastOrder')).toMatchObject({
    items: 1,
    totalAmount: 549,
    shippingInfo: { name: 'Salma Bennani', codePostal: '10030', paymentMethod: 'CARD' },
  });
  await expect(page.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Panier', exact: true }).click();
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
});
