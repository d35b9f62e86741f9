import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/browser.ts';
import {
  addVirtualAuthenticator,
  type VirtualAuthenticator,
} from '../../support/browser/virtual-authenticator.ts';
import { notice, readStored, signUp } from '../../support/shop/shopper.ts';

/** Passkeys belong to a name; at 127.0.0.1 browsers refuse them. */
export const test = base.extend({
  url: async ({ shop }, use) => use(shop.url.replace('127.0.0.1', 'localhost')),
});

export const password = 'un mot de passe';
export const BUTTON = 'Se connecter avec une clé d’accès';
export let customers = 0;

export const section = (page: Page) => page.getByRole('region', { name: 'Clés d’accès' });
export const dialog = (page: Page) => page.getByRole('dialog');

/** Signs up and opens the account's security page. */
export async function openSecurity(page: Page): Promise<string> {
  customers += 1;
  const email = `clé-${customers}@exemple.ma`;
  await signUp(page, { firstName: 'Nadia', lastName: 'El Alami', email, password });
  await page.goto('/profile/security');
  return email;
}

export async function fillPasskey(page: Page, name: string, secret = password): Promise<void> {
  await dialog(page).getByLabel('Nom de la clé').fill(name);
  await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(secret);
  await dialog(page).getByRole('button', { name: 'Continuer' }).click();
}

export async function addPasskey(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await fillPasskey(page, name);
  await expect(section(page).getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(notice(page, 'Déconnecté!')).toBeVisible();
}

/** Without the suggestions of the e-mail field, which the virtual authenticator accepts by itself. */
export async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

export async function expectLoggedIn(page: Page, email: string): Promise<void> {
  await expect(notice(page, 'Connecté avec succès!')).toBeVisible();
  expect(await readStored(page, 'session')).toMatchObject({ user: { email } });
}

export async function withPasskey(
  page: Page,
): Promise<{ email: string; device: VirtualAuthenticator }> {
  const device = await addVirtualAuthenticator(page);
  const email = await openSecurity(page);
  await addPasskey(page, 'Mon téléphone');
  return { email, device };
}
