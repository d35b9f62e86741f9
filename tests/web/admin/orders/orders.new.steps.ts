import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt } from '../../../support/shop/back-office.ts';
import { toast } from '../../../support/shop/shopper.ts';

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const phone = (page: Page) => field(page, 'Numéro de téléphone');
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Ajouter un article' });
export const city = (page: Page) => page.getByRole('combobox', { name: 'Ville' });
export const add = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Ajouter ${title}`) });
export const lines = (page: Page) =>
  page.getByRole('list', { name: 'Articles de la commande' }).getByRole('listitem');
export const create = (page: Page) => page.getByRole('button', { name: /^Créer la commande/ });

export async function openNewOrder(page: Page): Promise<void> {
  await openAdminAt(page, '/admin/orders/new');
  await expect(phone(page)).toBeVisible();
}

export async function expectCreated(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/orders\/(?!new)[^/]+$/);
  const number = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(toast(page, `Commande ${number} créée`)).toBeVisible();
}
