import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { countRequests, toast, readStored, signUp } from '../../support/shop/shopper.ts';
import { isOpen, logInElsewhere, newCustomer, PASSWORD, request } from './account.steps.ts';
import type { Page } from '@playwright/test';

const main = (page: Page) => page.getByRole('main');

const devices = (page: Page) => page.getByRole('region', { name: 'Appareils connectés' });

async function tokenOf(page: Page): Promise<string> {
  const stored = await readStored(page, 'session');
  if (typeof stored !== 'object' || stored === null || !('token' in stored)) return '';
  return String(stored.token);
}

/** Logs in elsewhere, and there ends all other sessions. */
async function endOthers(url: string, email: string): Promise<void> {
  const { token } = await logInElsewhere(url, email);
  await request(url, 'mutation { endOtherSessions { userErrors { code } } }', {}, token);
}

async function logInAgain(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Connexion', exact: true }).click();
}

describe('the sessions of an account', () => {
  test('are all ended but this one', async ({ page, url }) => {
    const customer = newCustomer();
    await signUp(page, customer);
    const others = [
      await logInElsewhere(url, customer.email),
      await logInElsewhere(url, customer.email),
    ];
    await page.goto('/profile/security');
    await expect(devices(page).getByRole('listitem')).toHaveCount(3);
    const button = page.getByRole('button', { name: 'Fermer toutes les autres sessions' });
    await button.click();
    await expect(devices(page).getByRole('listitem')).toHaveCount(1);
    await expect(button).toBeHidden();
    expect(await Promise.all(others.map(({ token }) => isOpen(url, token)))).toEqual([
      false,
      false,
    ]);
    expect(await isOpen(url, await tokenOf(page))).toBe(true);
  });
});

describe('logging out', () => {
  test('ends the session on the server', async ({ page, url }) => {
    await openAsDemo(page, '/profile');
    const token = await tokenOf(page);
    expect(await isOpen(url, token)).toBe(true);
    await main(page).getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/');
    expect(await readStored(page, 'session')).toBeNull();
    await expect.poll(() => isOpen(url, token)).toBe(false);
  });

  test('is done here at once without network', async ({ page, context, expectFault }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED/);
    await openAsDemo(page, '/profile');
    const logOut = main(page).getByRole('button', { name: 'Déconnexion' });
    await expect(logOut).toBeVisible();
    await context.setOffline(true);
    await logOut.click();
    await expect(page).toHaveURL('/');
    expect(await readStored(page, 'session')).toBeNull();
    await context.setOffline(false);
  });
});

describe('a session that was ended elsewhere', () => {
  test('leaves the draft to its customer alone, and log-out removes it', async ({ page, url }) => {
    const customer = newCustomer();
    await signUp(page, customer);
    await page.goto('/address-details');
    const dialog = page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
    await page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' }).click();
    await dialog.getByLabel('Rue', { exact: true }).fill('12, rue des Consuls');
    await endOthers(url, customer.email);
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(toast(page, 'Votre session a expiré. Veuillez vous reconnecter.')).toBeVisible();
    await main(page).getByRole('button', { name: 'Connexion invité' }).click();
    await expect(page).toHaveURL('/address-details');
    await expect(page.getByRole('heading', { name: 'Adresses de livraison' })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('addressForm'))).toBeNull();

    await page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' }).click();
    await dialog.getByLabel('Rue', { exact: true }).fill('3, rue Oukaïmeden');
    await page.goto('/profile');
    await main(page).getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('addressForm'))).toBeNull();
  });

  test('on a page for everyone is reported by the next request', async ({
    page,
    url,
    expectFault,
  }) => {
    expectFault(/401/);
    const customer = newCustomer();
    await signUp(page, customer);
    await page.goto('/products/jupe-plissee-safran');
    const add = page.getByRole('button', { name: 'Ajouter au Panier' }).first();
    await expect(add).toBeVisible();
    await expect(page.getByRole('region', { name: 'Inscription' })).toBeHidden();
    await endOthers(url, customer.email);
    const refused = countRequests(page, 'AddToCart');
    await add.click();
    await expect(toast(page, 'Votre session a expiré. Veuillez vous reconnecter.')).toHaveCount(1);
    // Another request may have learned of it before.
    expect(refused()).toBeLessThanOrEqual(1);
    await expect(page).toHaveURL('/products/jupe-plissee-safran');
    expect(await readStored(page, 'session')).toBeNull();
  });

  test('in the cart says so, and that the cart is there after a log-in', async ({
    page,
    url,
    expectFault,
  }) => {
    expectFault(/401/);
    const customer = newCustomer();
    await signUp(page, customer);
    await request(
      url,
      'mutation { addToCart(productId: "jupe-plissee-safran") { userErrors { code } } }',
      {},
      await tokenOf(page),
    );
    await page.goto('/cart');
    await expect(main(page)).toContainText('Jupe plissée Safran');
    await endOthers(url, customer.email);
    await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(main(page)).toContainText('Votre panier est conservé dans votre compte');
    await expect(main(page)).not.toContainText('Votre panier est vide!');
    await main(page).getByRole('link', { name: 'Se connecter', exact: true }).click();
    await logInAgain(page, customer.email);
    await expect(page).toHaveURL('/cart');
    await expect(main(page)).toContainText('Jupe plissée Safran');
    await expect(main(page)).not.toContainText('Votre session est terminée');
  });
});

describe('the list of sessions', () => {
  test('are listed with device and last use, and another one is ended', async ({ page, url }) => {
    const customer = newCustomer();
    await signUp(page, customer);
    const { token } = await logInElsewhere(url, customer.email);
    await page.goto('/profile');
    await page
      .getByRole('navigation', { name: 'Rubriques du compte' })
      .getByRole('link', { name: 'Sécurité' })
      .click();
    await expect(page).toHaveURL('/profile/security');
    await expect(page).toHaveTitle('Sécurité · Belle Vue');
    const sessions = devices(page).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    const own = sessions.filter({ hasText: 'Cet appareil' });
    await expect(own).toContainText('Dernière activité à l’instant');
    await expect(own.getByRole('button')).toHaveCount(0);
    const other = sessions.filter({ hasText: 'Firefox' });
    await expect(other).toContainText(/Ouverte le \d+ \S+ \d{4}/);

    await other.getByRole('button', { name: /^Fermer la session : Firefox/ }).click();
    await expect(sessions).toHaveCount(1);
    await expect(devices(page).getByRole('heading')).toBeFocused();
    expect(await isOpen(url, token)).toBe(false);
    await page.reload();
    await expect(sessions).toHaveCount(1);
  });
});

describe('a session that was ended elsewhere', () => {
  test('in the middle of the checkout: form, choice and cart are there after log-in', async ({
    page,
    url,
    expectFault,
  }) => {
    expectFault(/401/);
    const customer = newCustomer();
    await signUp(page, customer);
    await request(
      url,
      'mutation { addToCart(productId: "jupe-plissee-safran", quantity: 2) { userErrors { code } } }',
      {},
      await tokenOf(page),
    );
    await page.goto('/address');
    const dialog = page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
    const add = page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' });
    const texts = { Rue: '12, rue des Consuls', Ville: 'Rabat', 'Code Postal': '10000' };
    for (const [name, street] of [
      ['Nadia, à la maison', '1, rue des Oudayas'],
      ['Nadia, au bureau', '2, rue des Consuls'],
    ] as const) {
      await add.click();
      await dialog.getByLabel('Nom', { exact: true }).fill(name);
      for (const [label, text] of Object.entries({ ...texts, Rue: street, Région: 'Rabat' })) {
        await dialog.getByLabel(label, { exact: true }).fill(text);
      }
      await dialog.getByRole('button', { name: "Ajouter l'Adresse" }).click();
      await expect(dialog).toBeHidden();
    }
    const chosen = page.getByRole('radio', { name: 'Nadia, à la maison' });
    await chosen.check();
    await add.click();
    for (const [label, text] of Object.entries(texts)) {
      await dialog.getByLabel(label, { exact: true }).fill(text);
    }

    await endOthers(url, customer.email);
    await dialog.getByLabel('Nom', { exact: true }).fill('Nadia');
    await dialog.getByLabel('Région', { exact: true }).fill('Rabat-Salé');
    await dialog.getByRole('button', { name: "Ajouter l'Adresse" }).click();
    await expect(toast(page, 'Votre session a expiré. Veuillez vous reconnecter.')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
    await expect(main(page)).toContainText('Connectez-vous pour reprendre où vous en étiez.');
    expect(await readStored(page, 'session')).toBeNull();

    await logInAgain(page, customer.email);
    await expect(page).toHaveURL('/address');
    for (const [label, text] of Object.entries({ ...texts, Nom: 'Nadia', Région: 'Rabat-Salé' })) {
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(chosen).toBeChecked();
    await expect(main(page)).toContainText('Jupe plissée Safran');
    await page.reload();
    await expect(chosen).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
