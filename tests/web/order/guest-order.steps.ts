import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';

export const CHEAP = { productId: 'chemisier-plastron-blanc', quantity: 1 };
export const confirmed = (page: Page) =>
  page.getByRole('heading', { name: 'Commande Confirmée! Merci pour votre achat!', exact: true });
export const recap = (page: Page) =>
  page.getByRole('region', { name: 'Récapitulatif de la commande' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Confirmer ma commande' });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens the checkout with this cart, which an earlier page left. */
export async function checkOut(page: Page, ...lines: readonly object[]): Promise<void> {
  await page.goto('/order-summary');
  await page.evaluate((text) => localStorage.setItem('guestCart', text), JSON.stringify(lines));
  await page.goto('/guest-checkout');
  await expect(submit(page)).toBeVisible();
}
