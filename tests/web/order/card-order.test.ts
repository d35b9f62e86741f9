import { expect, test, freshTest } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { addToCart, toast, readStored, countRequests } from '../../support/shop/shopper.ts';
import { SHIRT, checkOut, choice, confirmed, order, payment } from './card-order.steps.ts';
import type { Page } from '@playwright/test';

/** Lets a paused clock go on, little by little, until the confirmation is there. */
async function runUntilConfirmed(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(confirmed(page)).toBeVisible({ timeout: 250 });
  }).toPass();
}

test('a customer chooses an address, pays by card and reads the confirmation', async ({ page }) => {
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
  await expect(delivery).toContainText('Aucune adresse trouvée');
  await expect(order(page)).toBeDisabled();
  await expect(order(page)).toHaveAccessibleDescription('Choisissez une adresse de livraison.');
  const method = page.getByRole('region', { name: 'Mode de paiement' });
  await expect(method.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
  await choice(page, 'Salma Bennani').check();
  await expect(delivery).toContainText('14, rue des Consuls');
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

freshTest(
  'double presses pay once; four seconds later the shopper is at home',
  async ({ page }) => {
    await page.clock.install();
    await checkOut(page);
    await choice(page, 'Salma Bennani').check();
    const started = countRequests(page, 'StartCardPayment');
    const flushed = countRequests(page, 'ConfirmCardPayment');
    await order(page).dblclick();
    await expect(payment(page)).toHaveCount(1);
    await page.clock.pauseAt(Date.now() + 60_000);
    await payment(page).getByRole('button', { name: 'Payer', exact: true }).dblclick();
    await runUntilConfirmed(page);
    await page.clock.runFor(3000);
    await expect(page).toHaveURL('/order-summary');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/');
    await page.clock.resume();
    expect([started(), flushed()]).toEqual([1, 1]);
    await page.goto('/orders');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  },
);
