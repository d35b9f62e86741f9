import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { toast, readStored } from '../../support/shop/shopper.ts';
import {
  isOpen,
  logInElsewhere,
  newCustomer,
  openAs,
  request,
  signUpElsewhere,
} from './account.steps.ts';

const main = (page: Page) => page.getByRole('main');

const OPEN_PAYMENT = `mutation ($address: ID!) {
  addToCart(productId: "jupe-plissee-safran") { userErrors { code } }
  addAddress(input: {
    id: $address, name: "Nadia", street: "1, rue des Oudayas", city: "Rabat", region: "Rabat", postalCode: "10030"
  }) { userErrors { code } }
  startCardPayment(addressId: $address, idempotencyKey: "an-open-payment") { userErrors { code } }
}`;

async function openDialog(page: Page) {
  await main(page).getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte ?' });
  const password = dialog.getByLabel('Mot de passe', { exact: true });
  await expect(password).toBeFocused();
  return {
    dialog,
    password,
    submit: dialog.getByRole('button', { name: 'Supprimer définitivement' }),
  };
}

test('a customer deletes the account, which ends everywhere', async ({ page, url }) => {
  const customer = newCustomer();
  const elsewhere = await signUpElsewhere(url, customer);
  await openAs(page, await logInElsewhere(url, customer.email), '/profile/data');
  const { dialog, password, submit } = await openDialog(page);
  await expect(dialog).toContainText('votre panier, votre liste de souhaits et vos adresses');
  await expect(dialog).toContainText('vos commandes qui ne sont pas encore parties');
  await expect(dialog).toContainText('vos autres commandes, et les annulées, pour la comptabilité');
  await submit.click();
  await expect(password).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await password.fill('faux');
  await submit.click();
  await expect(password).toHaveAccessibleDescription('Mot de passe incorrect. Veuillez réessayer.');
  expect(await isOpen(url, elsewhere.token)).toBe(true);

  await password.fill(customer.password);
  await password.press('Enter');
  await expect(toast(page, 'Votre compte est supprimé.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await readStored(page, 'session')).toBeNull();
  expect(await isOpen(url, elsewhere.token)).toBe(false);
  await expect(logInElsewhere(url, customer.email)).rejects.toThrow();
});

test('an open payment keeps the account, and the dialog says so', async ({ page, url }) => {
  const customer = newCustomer();
  const session = await signUpElsewhere(url, customer);
  await request(url, OPEN_PAYMENT, { address: crypto.randomUUID() }, session.token);
  await openAs(page, session, '/profile/data');
  const { dialog, password, submit } = await openDialog(page);
  await password.fill(customer.password);
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('paiement');
  await dialog.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Supprimer mon compte' })).toBeFocused();
  expect(await isOpen(url, session.token)).toBe(true);
});
