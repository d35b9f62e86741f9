import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { addToCart, toast, readStored } from '../../support/shop/shopper.ts';
import { SHIRT_ID, choice, confirmed, order, phone } from './cash-order.steps.ts';

const SHIRT = 'Chemisier à plastron plissé';
test('a customer pays on delivery, and gives the phone once', async ({ page }) => {
  await openAsDemo(page, '/address', [SHIRT_ID]);
  const method = page.getByRole('radiogroup', { name: 'Mode de paiement' });
  await expect(method.getByRole('radio')).toHaveCount(2);
  await expect(method.getByRole('radio').first()).toHaveAccessibleName('Carte bancaire');
  await expect(choice(page, 'Carte bancaire')).toBeChecked();
  await choice(page, 'Salma Bennani').check();
  await expect(phone(page)).toBeHidden();
  await choice(page, 'Paiement à la livraison').check();
  await expect(page.getByRole('region', { name: 'Détails du prix' })).toContainText(
    'LivraisonOfferte',
  );

  await order(page).click();
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveAccessibleDescription(
    'Indiquez un numéro de téléphone pour le livreur.',
  );
  await phone(page).fill('061234');
  await expect(phone(page)).toHaveAccessibleDescription('(Numéro invalide)');
  await order(page).click();
  await expect(page).toHaveURL('/address');
  await phone(page).fill('06 12 34 56 78');
  await order(page).click();

  await expect(confirmed(page)).toBeVisible();
  await expect(toast(page, 'Commande passée avec succès!')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([
    /^BV-\d{1,5}1000$/,
    /^\d{1,2}(er)? \p{L}+ \d{4}$/u,
    /^Salma Bennani14, rue des Consuls10030 Rabat, Rabat-Salé-Kénitra0612345678/,
    'Paiement à la livraison',
    '1',
    '549 DH',
  ]);
  expect(await readStored(page, 'lastOrder')).toMatchObject({
    items: 1,
    totalAmount: 549,
    shippingInfo: { phone: '0612345678', paymentMethod: 'COD' },
  });
  await expect(page.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Prix' })).toContainText('À payer à la livraison');
  await page.getByRole('link', { name: 'Voir le bon de commande' }).click();
  const form = page.getByRole('article', { name: 'Bon de commande' });
  await expect(form).toContainText('Votre facture sera établie à la livraison.');
  await expect(form).not.toContainText('TVA');

  await page.goto('/products');
  await addToCart(page, SHIRT);
  await page.goto('/address');
  await choice(page, 'Paiement à la livraison').check();
  await expect(phone(page)).toHaveValue('0612345678');
  await order(page).click();
  await expect(confirmed(page)).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});
