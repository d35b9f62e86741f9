import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAsGuest } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm } from '../../support/shop/shopper.ts';

export const steps = (page: Page) =>
  page.getByRole('region', { name: 'Suivi', exact: true }).getByRole('listitem');
export const cancel = (page: Page) => page.getByRole('button', { name: 'Annuler la commande' });
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Orders a shirt without an account, and comes to the confirmation. */
export async function orderAsGuest(page: Page): Promise<string> {
  await openAsGuest(page, '/guest-checkout', ['chemisier-plastron-blanc']);
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  const [number = ''] = await page.getByRole('definition').allInnerTexts();
  return number;
}
