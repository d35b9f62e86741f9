import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { addToCart, logInAsDemo, toast, readStored, signUp } from '../../support/shop/shopper.ts';

const NADIA = {
  firstName: 'Nadia',
  lastName: 'El Alami',
  email: 'nadia@exemple.ma',
  password: 'un mot de passe',
};

const main = (page: Page) => page.getByRole('main');

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

describe('signing up', () => {
  test('opens a session, and the visitor’s cart becomes the customer’s', async ({ page }) => {
    await page.goto('/products');
    await addToCart(page, 'Chemisier à plastron plissé');
    await signUp(page, NADIA);
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('link', { name: 'Panier 1', exact: true })).toBeVisible();
    expect(await readStored(page, 'guestCart')).toBeNull();
    expect(await readStored(page, 'session')).toEqual({
      user: {
        _id: expect.any(String),
        firstName: 'Nadia',
        lastName: 'El Alami',
        email: 'nadia@exemple.ma',
      },
      token: expect.any(String),
    });
    await page.getByRole('link', { name: 'Compte' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Compte' })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(['Nadia El Alami', 'nadia@exemple.ma']);
  });

  test('leads to the first field that is wrong, and back to the page that needs a customer', async ({
    page,
  }) => {
    await page.goto('/address-details');
    await expect(page).toHaveURL('/login');
    await main(page).getByRole('link', { name: 'Créer un compte' }).click();
    await expect(page).toHaveURL('/signup');
    await field(page, 'Prénom').fill('Omar');
    await button(page, "S'inscrire").click();
    await expect(field(page, 'Nom')).toBeFocused();
    await field(page, 'Nom').fill('Tazi');
    await field(page, 'Email').fill('omar@exemple.ma');
    await field(page, 'Mot de passe').fill(NADIA.password);
    await field(page, 'Confirmer le mot de passe').fill(NADIA.password);
    await button(page, "S'inscrire").click();
    await expect(page).toHaveURL('/address-details');
    await expect(page.getByText('Aucune adresse ajoutée.', { exact: true })).toBeVisible();
  });
});

test('logging out leads home and leaves nothing for the next customer', async ({ page }) => {
  await logInAsDemo(page);
  await addToCart(page, 'Chemisier à plastron plissé');
  await page
    .getByRole('article', { name: 'Jean droit brut surpiqué' })
    .getByRole('button', { name: 'Ajouter à la liste de souhaits' })
    .click();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1' })).toBeVisible();
  // What an order leaves for its confirmation, and what the shopper has measured.
  await page.evaluate(() => {
    for (const key of ['lastOrder', 'lastOrderTracking']) localStorage.setItem(key, '{}');
    localStorage.setItem('bodyMeasures', '{"chest":94}');
    localStorage.setItem('frameMeasures', '{"lensWidth":52}');
  });
  await page.getByRole('link', { name: 'Compte' }).click();
  await button(page, 'Déconnexion').click();
  await expect(toast(page, 'Déconnecté!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Inscription' })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.getItem('guestCheckout')]),
  ).toEqual([0, null]);

  await page.getByRole('link', { name: 'Panier', exact: true }).click();
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Compte' }).click();
  await expect(page).toHaveURL('/login');
  await button(page, 'Connexion invité').click();
  await expect(page).toHaveURL('/products');
  const jeans = page.getByRole('article', { name: 'Jean droit brut surpiqué' });
  await expect(jeans.getByRole('button', { name: 'Ajouter à la liste de souhaits' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
});
