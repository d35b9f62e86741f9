import { expect } from '../../support/browser/browser.ts';
import { demoTest as test } from '../../support/demo/demoTest.ts';
import { addToCart, fillGuestForm, follow, toast } from '../../support/shop/shopper.ts';
import { addHemmed, consent } from '../cart/alterations.steps.ts';

const SHIRT = 'Chemisier à plastron plissé';

test('a customer buys by card, and a reload still has the order', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'La lumière de Rabat, à porter.',
  );
  await follow(page, 'BOUTIQUE');
  await addToCart(page, SHIRT);
  await page.goto('login');
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(toast(page, 'Connecté avec succès!')).toBeVisible();
  await follow(page, 'Panier');
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await expect(page).toHaveURL(/\/belle-vue\/address$/);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  const payment = page.getByRole('dialog', { name: 'Paiement de test' });
  await payment.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();

  await page.goto('orders');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(SHIRT);
});

test('a guest has jeans hemmed and orders them', async ({ page }) => {
  await page.goto('products/jean-droit-brut');
  await addHemmed(page, '92,5');
  await follow(page, 'Panier');
  await expect(page.getByRole('main').getByRole('article')).toContainText(
    'Ourlet 92,5\u00a0cm · sans frais',
  );
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await fillGuestForm(page);
  await consent(page).check();
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vos articles' })).toContainText('Ourlet 92,5');
});
