import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser/browser.ts';
import { anyPhone } from './phones.ts';

/** Until the page, which the server has rendered, reacts to presses. */
export async function answers(page: Page): Promise<void> {
  // It waits for a user's first event.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => !('earlyEvents' in window));
}

/** Goes to an address inside the page, as a link to it would. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await answers(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Presses « Ajouter au Panier » on the card of a product that the page shows. */
export async function addToCart(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article', { name: title, exact: true });
  await card.getByRole('button', { name: 'Ajouter au Panier' }).click();
  await expect(card.getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
}

/** Follows a link to the cart: half a second after the button in its place was pressed it takes no press. */
export async function toCart(page: Page, link: Locator): Promise<void> {
  await expect(async () => {
    await link.click();
    await expect(page).toHaveURL(/\/cart$/, { timeout: 2_000 });
  }).toPass();
}

/** Opens /login and enters a private copy of the demo account. */
export async function logInAsDemo(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(toast(page, 'Connecté avec succès!')).toBeVisible();
}

/** Fields of the form that a new customer fills in. */
export interface NewCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Opens /signup and creates an account. */
export async function signUp(page: Page, customer: NewCustomer): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, customer);
  await expect(toast(page, 'Compte créé avec succès!')).toBeVisible();
}

/** Fills in the form of /signup, which the page shows, and sends it. */
export async function fillSignUp(page: Page, customer: NewCustomer): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Prénom', { exact: true }).fill(customer.firstName);
  await form.getByLabel('Nom', { exact: true }).fill(customer.lastName);
  await form.getByLabel('Email', { exact: true }).fill(customer.email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(customer.password);
  await form.getByLabel('Confirmer le mot de passe', { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: "S'inscrire" }).click();
}

/** Fields of the form that a guest fills in to order. */
export const guest = {
  'Nom complet': 'Salma Bennis',
  Téléphone: '06 12 34 56 78',
  'Email (optionnel)': 'salma@exemple.ma',
  Rue: '12, rue des Consuls',
  Ville: 'Rabat',
  Région: 'Rabat-Salé-Kénitra',
  'Code Postal': '10000',
};

/** Fills in the form of /guest-checkout, which the page shows; `other` says what differs. Each has a phone of its own. */
export async function fillGuestForm(page: Page, other: Partial<typeof guest> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...guest, Téléphone: anyPhone(), ...other })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** All notices at the bottom right, which one live region announces. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('group');

/** The toast that says exactly this. */
export function toast(page: Page, text: string | RegExp): Locator {
  return toasts(page).getByText(text, { exact: true });
}

/** The button of the toast that says this, which takes back what was just done. */
export function undo(page: Page, text: string): Locator {
  const said = toasts(page).filter({ hasText: text });
  return said.getByRole('button', { name: 'Annuler', exact: true });
}

/** Counts the GraphQL operations of this name that the page sends from now on. */
export function countRequests(page: Page, operation: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    if (request.postData()?.includes(`"operationName":"${operation}"`)) count += 1;
  });
  return () => count;
}

/** Reads an entry of localStorage; null when there is none. */
export async function readStored(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? null : JSON.parse(text);
}

/** Follows a link of the bar at the top. */
export async function follow(page: Page, name: 'ACCUEIL' | 'BOUTIQUE' | 'Panier' | 'Compte') {
  const bar = page.getByRole('navigation', { name: 'Navigation principale' });
  await bar.getByRole('link', { name }).click();
}
