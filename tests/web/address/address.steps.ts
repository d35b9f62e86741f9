import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';

export const form = (page: Page) => page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
export const add = (page: Page) =>
  page.getByRole('button', { name: '+ AJOUTER UNE NOUVELLE ADRESSE' });
export const item = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

export async function openBook(page: Page): Promise<void> {
  await openAsDemo(page, '/profile');
  await page.getByRole('link', { name: 'Adresse', exact: true }).click();
  await expect(page).toHaveURL('/address-details');
  await expect(item(page, 'Salma Bennani')).toBeVisible();
}
