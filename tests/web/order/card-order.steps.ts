import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';

export const SHIRT = 'Chemisier à plastron plissé';
export const SHIRT_ID = 'chemisier-plastron-blanc';

export const order = (page: Page) => page.getByRole('button', { name: 'Passer la Commande' });
export const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const payment = (page: Page) => page.getByRole('dialog', { name: 'Paiement de test' });
export const confirmed = (page: Page) =>
  page.getByRole('heading', { name: 'Commande Confirmée! Merci pour votre achat!', exact: true });

/** Opens the address step of the checkout as the demo customer, with a shirt in the cart. */
export async function checkOut(page: Page): Promise<void> {
  await openAsDemo(page, '/address', [SHIRT_ID]);
  await expect(choice(page, 'Salma Bennani')).toBeVisible();
}
