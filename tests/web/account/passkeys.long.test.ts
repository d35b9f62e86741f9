import { describe } from 'vitest';
import { expect, test as base } from '../../support/browser/browser.ts';
import {
  addVirtualAuthenticator,
  type VirtualAuthenticator,
} from '../../support/browser/virtual-authenticator.ts';
import { openAsNew } from '../../support/shop/earlier-visit.ts';
import {
  countRequests,
  logInAsDemo,
  toast,
  toasts,
  readStored,
  signUp,
} from '../../support/shop/shopper.ts';
import type { Page } from '@playwright/test';

/** Passkeys belong to a name; at 127.0.0.1 browsers refuse them. */
const test = base.extend({
  url: async ({ shop }, use) => use(shop.url.replace('127.0.0.1', 'localhost')),
});

const password = 'un mot de passe';

const BUTTON = 'Se connecter avec une clé d’accès';

export let customers = 0;

const section = (page: Page) => page.getByRole('region', { name: 'Clés d’accès' });

const dialog = (page: Page) => page.getByRole('dialog');

/** Signs up and opens the account's security page. */
async function openSecurity(page: Page): Promise<string> {
  customers += 1;
  const email = `clé-${customers}@exemple.ma`;
  await signUp(page, { firstName: 'Nadia', lastName: 'El Alami', email, password });
  await page.goto('/profile/security');
  return email;
}

async function fillPasskey(page: Page, name: string, secret = password): Promise<void> {
  await dialog(page).getByLabel('Nom de la clé').fill(name);
  await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(secret);
  await dialog(page).getByRole('button', { name: 'Continuer' }).click();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await fillPasskey(page, name);
  await expect(section(page).getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(toast(page, 'Déconnecté!')).toBeVisible();
}

/** Without the suggestions of the e-mail field, which the virtual authenticator accepts by itself. */
async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

async function expectLoggedIn(page: Page, email: string): Promise<void> {
  await expect(toast(page, 'Connecté avec succès!')).toBeVisible();
  expect(await readStored(page, 'session')).toMatchObject({ user: { email } });
}

async function withPasskey(page: Page): Promise<{ email: string; device: VirtualAuthenticator }> {
  const device = await addVirtualAuthenticator(page);
  const email = await openSecurity(page);
  await addPasskey(page, 'Mon téléphone');
  return { email, device };
}

const NOT_RECOGNISED =
  'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.';

describe('a passkey', () => {
  test('logs in from the suggestions of the e-mail field', async ({ page }) => {
    const { email, device } = await withPasskey(page);
    await device.setTouched(false);
    await logOut(page);
    await page.goto('/login');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    // The virtual authenticator answers only requests that come after this.
    await page.goto('/faq');
    await device.setTouched(true);
    await page.goto('/login');
    await expectLoggedIn(page, email);
  });

  test('is offered with the name of the device', async ({ page }) => {
    await addVirtualAuthenticator(page);
    await openSecurity(page);
    await section(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await expect(dialog(page).getByLabel('Nom de la clé')).toHaveValue(/^Chrome\b/);
  });

  test('needs the password and a good name, and no second key for another name', async ({
    page,
  }) => {
    const device = await addVirtualAuthenticator(page);
    await openSecurity(page);
    await section(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await fillPasskey(page, 'Clé', '');
    const secret = dialog(page).getByLabel('Mot de passe', { exact: true });
    await expect(secret).toHaveAccessibleDescription('Ce champ est obligatoire.');
    await fillPasskey(page, 'Clé', 'faux');
    await expect(secret).toHaveAccessibleDescription('Ce n’est pas le mot de passe de ce compte.');
    expect(await device.passkeys()).toHaveLength(0);
    await fillPasskey(page, 'www.exemple.ma');
    const name = dialog(page).getByLabel('Nom de la clé');
    await expect(name).toHaveAccessibleDescription(/ni lien/);
    await expect(name).toBeFocused();
    await fillPasskey(page, 'Clé');
    await expect(section(page).getByRole('listitem')).toContainText('Clé');
    expect(await device.passkeys()).toHaveLength(1);
  });

  test('is not added twice to one device', async ({ page }) => {
    const { device } = await withPasskey(page);
    await section(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await fillPasskey(page, 'Encore une');
    await expect(toast(page, 'Cet appareil a déjà une clé d’accès à votre compte.')).toBeVisible();
    expect(await device.passkeys()).toHaveLength(1);
  });
});

describe('a dialog of the browser that was dismissed', () => {
  test('is no error, on the log-in page', async ({ page }) => {
    await withoutSuggestions(page);
    const { email, device } = await withPasskey(page);
    await logOut(page);
    await page.goto('/login');
    await device.setVerified(false);
    const button = page.getByRole('button', { name: BUTTON });
    const requested = countRequests(page, 'StartPasskeyLogIn');
    await button.click();
    await expect.poll(requested).toBe(1);
    await expect(button).toBeEnabled();
    await expect(toasts(page)).toHaveCount(0);
    await device.setVerified(true);
    await button.click();
    await expectLoggedIn(page, email);
  });

  test('is no error when a passkey is added', async ({ page }) => {
    const device = await addVirtualAuthenticator(page);
    await openSecurity(page);
    await device.setVerified(false);
    await section(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    const requested = countRequests(page, 'StartPasskeyRegistration');
    await fillPasskey(page, 'Clé');
    await expect.poll(requested).toBe(1);
    await expect(dialog(page).getByRole('button', { name: 'Continuer' })).toBeEnabled();
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('textbox', { name: 'Nom de la clé' })).toHaveValue('Clé');
  });
});

describe('without passkeys', () => {
  test('in the browser, nothing offers them', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Connexion', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0);
    await openSecurity(page);
    await expect(page.getByRole('heading', { name: 'Appareils connectés' })).toBeVisible();
    await expect(section(page)).toHaveCount(0);
  });

  test('in a demo account, nothing adds one', async ({ page }) => {
    await logInAsDemo(page);
    await page.goto('/profile/security');
    await expect(page.getByRole('heading', { name: 'Appareils connectés' })).toBeVisible();
    await expect(section(page)).toHaveCount(0);
  });
});

base(
  'at an IP address, the account names the address that has passkeys, the log-in page nothing',
  async ({ page, url }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Connexion', exact: true })).toBeVisible();
    await expect(main.getByText(/clés? d’accès/i)).toHaveCount(0);
    await openAsNew(page, '/profile/security');
    const there = url.replace('127.0.0.1', 'localhost');
    const link = page.getByRole('link', { name: new URL(there).host });
    await expect(link).toHaveAttribute('href', `${there}/profile/security`);
  },
);

test('the library is loaded when the button is pressed', async ({ page }) => {
  await withoutSuggestions(page);
  await addVirtualAuthenticator(page);
  const texts: Array<Promise<string>> = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  const isLoaded = async () =>
    (await Promise.all(texts)).some((text) => text.includes('WebAuthn is not supported'));
  await page.goto('/login');
  const button = page.getByRole('button', { name: BUTTON });
  await expect(button).toBeEnabled();
  expect(await isLoaded()).toBe(false);
  await button.click();
  await expect.poll(isLoaded).toBe(true);
});

describe('a passkey', () => {
  test('is added, logs in by the button, and is removed', async ({ page }) => {
    await withoutSuggestions(page);
    const { email, device } = await withPasskey(page);
    await expect(toast(page, 'La clé d’accès est ajoutée.')).toBeVisible();
    expect(await device.passkeys()).toMatchObject([{ rpId: 'localhost' }]);
    const item = section(page).getByRole('listitem');
    await expect(item).toContainText('Pas encore utilisée');

    await logOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: BUTTON }).click();
    await expectLoggedIn(page, email);

    await page.goto('/profile/security');
    await expect(item).toContainText(/Utilisée le \d/);
    await item.getByRole('button', { name: 'Supprimer : Mon téléphone' }).click();
    await dialog(page).getByRole('button', { name: 'Garder la clé' }).click();
    await expect(item).toHaveCount(1);
    await item.getByRole('button', { name: 'Supprimer : Mon téléphone' }).click();
    await dialog(page).getByRole('button', { name: 'Supprimer la clé' }).click();
    await expect(item).toHaveCount(0);
    await expect(section(page).getByRole('heading')).toBeFocused();

    await logOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(toast(page, NOT_RECOGNISED)).toBeVisible();
    expect(await readStored(page, 'session')).toBeNull();
  });
});
