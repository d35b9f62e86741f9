import type { Page } from '@playwright/test';
import { expect, freshTest, test } from '../../support/browser/browser.ts';
import { addToCart, countRequests, toast, readStored } from '../../support/shop/shopper.ts';
import { SHIRT, checkOut, choice, confirmed, order, payment } from './card-order.steps.ts';

/** Saves another address at the checkout, which is then chosen. */
async function addAddress(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' }).click();
  const form = page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
  await form.getByLabel('Nom', { exact: true }).fill(name);
  await form.getByLabel('Rue', { exact: true }).fill('3, avenue Annakhil');
  await form.getByLabel('Ville', { exact: true }).fill('Rabat');
  await form.getByLabel('Région', { exact: true }).fill('Rabat-Salé-Kénitra');
  await form.getByLabel('Code Postal', { exact: true }).fill('10100');
  await form.getByRole('button', { name: "Ajouter l'Adresse" }).click();
  await expect(form).toBeHidden();
}

test('the next order goes where the last one went, until another address is chosen', async ({
  page,
}) => {
  await checkOut(page);
  await addAddress(page, 'Bureau');
  await order(page).click();
  await payment(page).getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(confirmed(page)).toBeVisible();
  await page.goto('/products');
  await addToCart(page, SHIRT);
  await page.goto('/address');
  await expect(choice(page, 'Bureau')).toBeChecked();
  await expect(order(page)).toBeEnabled();

  // Changed since, it is no longer the one that the order went to.
  await page.goto('/address-details');
  const book = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bureau' });
  await book.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('dialog').getByLabel('Ville', { exact: true }).fill('Salé');
  await page.getByRole('button', { name: "Enregistrer l'Adresse" }).click();
  await expect(book).toContainText('Salé');
  await page.goto('/address');
  await expect(choice(page, 'Bureau')).toBeVisible();
  await expect(order(page)).toHaveAccessibleDescription('Choisissez une adresse de livraison.');
  await choice(page, 'Salma Bennani').check();
  await page.reload();
  await expect(choice(page, 'Salma Bennani')).toBeChecked();
  await expect(order(page)).toBeEnabled();
});

test('who has one address, or chooses one before the last order is known, need not wait for it', async ({
  page,
}) => {
  await page.route('**/graphql', async (route) => {
    const isHeld = route.request().postData()?.includes('"operationName":"LastDelivery"');
    if (!isHeld) await route.continue();
  });
  await checkOut(page);
  await expect(choice(page, 'Salma Bennani')).toBeChecked();
  await expect(order(page)).toBeEnabled();
  await addAddress(page, 'Bureau');
  // The choice is of its tab.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(choice(page, 'Bureau')).not.toBeChecked();
  await expect(order(page)).toHaveCount(0);
  await choice(page, 'Salma Bennani').check();
  await expect(order(page)).toBeEnabled();
});

test('a bank that takes its time is waited for: nobody is told of a failure, or can pay again', async ({
  page,
}) => {
  await checkOut(page);
  await choice(page, 'Salma Bennani').check();
  const started = countRequests(page, 'StartCardPayment');
  await order(page).click();
  await payment(page).getByRole('button', { name: 'Retarder' }).click();
  await expect(payment(page)).toBeHidden();
  const alert = page.getByRole('alert').filter({ hasText: 'Nous attendons la réponse' });
  await expect(alert).toContainText('Ne payez pas une seconde fois');
  // In the colour of text, not of errors.
  await expect(alert).toHaveCSS('color', 'rgb(27, 35, 48)');
  await expect(order(page)).toBeHidden();
  const verify = page.getByRole('button', { name: 'Vérifier le paiement' });
  await verify.click();
  await expect(payment(page)).toBeHidden();
  // Not even a reload forgets it.
  await page.reload();
  await expect(verify).toBeVisible();
  // The bank of the test provider decides after eight seconds.
  await expect(confirmed(page)).toBeVisible({ timeout: 20_000 });
  await expect(toast(page, 'Paiement de 549 DH effectué avec succès')).toBeVisible();
  expect(started()).toBe(1);
});

test('a payment that was made as the tab was reloaded is found again', async ({ page }) => {
  await checkOut(page);
  await choice(page, 'Salma Bennani').check();
  await order(page).click();
  // The answer of the payment never reaches the page.
  const paid: number[] = [];
  await page.route('**/payment/test/*', async (route) => {
    paid.push((await route.fetch()).status());
  });
  await payment(page).getByRole('button', { name: 'Payer', exact: true }).click();
  await expect.poll(() => paid).toEqual([200]);
  await page.reload();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
});

test('two tabs of a customer pay one order, and the second one shows it', async ({
  page,
  context,
}) => {
  await checkOut(page);
  await choice(page, 'Salma Bennani').check();
  const other = await context.newPage();
  await other.goto('/address');
  await choice(other, 'Salma Bennani').check();
  await order(page).click();
  await expect(payment(page)).toBeVisible();
  await order(other).click();
  await expect(payment(other)).toBeVisible();
  await payment(page).getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(confirmed(page)).toBeVisible();
  await payment(other).getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(confirmed(other)).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('an address can be added at the checkout, and is then chosen', async ({ page }) => {
  await checkOut(page);
  await addAddress(page, 'Bureau');
  await expect(choice(page, 'Bureau')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Adresse de livraison' })).toContainText(
    '3, avenue Annakhil',
  );
  await expect(order(page)).toBeEnabled();

  await page
    .getByRole('navigation', { name: "Fil d'Ariane" })
    .getByRole('link', { name: 'Panier' })
    .click();
  await page.getByRole('button', { name: 'Vider le Panier' }).click();
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await page.goto('/address');
  await choice(page, 'Bureau').check();
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('term')).toHaveCount(0);
  await expect(order(page)).toBeDisabled();
  await expect(order(page)).toHaveAccessibleDescription('Votre panier est vide');
  await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).click();
  await expect(page).toHaveURL('/products');
});

test('a payment that could not begin keeps saying so by the button, until the next try', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_CONNECTION_REFUSED/);
  await checkOut(page);
  await choice(page, 'Salma Bennani').check();
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await order(page).click();
  await expect(order(page)).toHaveAccessibleDescription(/Rien n’a été débité/);
  await page.unroute('**/graphql');
  await order(page).click();
  await expect(payment(page)).toBeVisible();
  await expect(page.getByText('Rien n’a été débité')).toHaveCount(0);
});

test('without the provider’s script an alert says so, and no payment is begun', async ({
  page,
  expectFault,
}) => {
  expectFault(/test-checkout/);
  await checkOut(page);
  await choice(page, 'Salma Bennani').check();
  const started = countRequests(page, 'StartCardPayment');
  await page.route('**/payment/test-checkout.js', (route) => route.abort('failed'));
  const [alert] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      const text = dialog.message();
      await dialog.accept();
      return text;
    }),
    order(page).click(),
  ]);
  expect(alert).toBe("Le SDK Razorpay n'a pas pu se charger, vérifiez votre connexion internet");
  expect(started()).toBe(0);
  await page.unroute('**/payment/test-checkout.js');
  await order(page).click();
  await expect(payment(page)).toBeVisible();
});

test('by card, too, a phone is asked for until one is known', async ({ page }) => {
  await checkOut(page);
  await choice(page, 'Salma Bennani').check();
  const phone = page.getByLabel('Téléphone (optionnel)');
  await phone.fill('06 12');
  await order(page).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('(Numéro invalide)');
  await phone.fill('06 12 34 56 78');
  await order(page).press('Enter');
  await expect(payment(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(payment(page)).toBeHidden();
  await expect(order(page)).toBeFocused();
  await expect(phone).toBeHidden();

  await order(page).click();
  await payment(page).getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByRole('definition').nth(2)).toContainText('0612345678');
});

test('a refused or cancelled payment leaves the cart, and can be tried again', async ({ page }) => {
  await checkOut(page);
  await choice(page, 'Salma Bennani').check();
  await order(page).click();
  await payment(page).getByRole('button', { name: 'Échouer' }).click();
  await expect(payment(page)).toContainText('Paiement refusé (test).');
  await payment(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(payment(page)).toBeHidden();
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('link', { name: 'Panier 1', exact: true })).toBeVisible();
  expect(await readStored(page, 'lastOrder')).toBeNull();

  await order(page).click();
  await payment(page).getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(confirmed(page)).toBeVisible();
});

/** Lets a paused clock go on, little by little, until the confirmation is there. */
async function runUntilConfirmed(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(confirmed(page)).toBeVisible({ timeout: 250 });
  }).toPass();
}

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
