import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { numberOf } from '../../support/shop/past-orders.ts';
import { notice } from '../../support/shop/shopper.ts';

export const SHIRT_ID = 'chemisier-plastron-blanc';

export const card = (page: Page, number: string) =>
  page.getByRole('article', { name: `Commande ${number}`, exact: true });
export const status = (page: Page) => page.getByRole('main').getByRole('status').first();
export const heading = (page: Page, number: string) =>
  page.getByRole('heading', { name: `Commande ${number}`, exact: true });

/** Logs in with the demo customer’s own pair, whose orders are those of the past. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('demo@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo-belle-vue');
  await page.getByRole('button', { name: 'Connexion', exact: true }).click();
  await expect(notice(page, 'Connecté avec succès!')).toBeVisible();
}

/** Opens an order from the list. */
export async function openOrder(page: Page, id: Parameters<typeof numberOf>[0]): Promise<void> {
  await page.goto('/orders');
  await card(page, numberOf(id)).getByRole('link', { name: 'Voir la commande' }).click();
  await expect(heading(page, numberOf(id))).toBeVisible();
}

/** As the demo customer with a shirt in the cart, up to the dialog that pays. */
export async function beginToPay(page: Page): Promise<void> {
  await page.goto('/address');
  await page.getByRole('radio', { name: 'Salma Bennani' }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  await expect(page.getByRole('button', { name: 'Payer', exact: true })).toBeVisible();
}
