import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { toast } from '../../../support/shop/shopper.ts';

const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'État des commandes' }).getByRole('link', { name });

const selection = (page: Page) => page.getByRole('region', { name: 'Sélection' });

test('several orders move at once, by what all of them allow', async ({ page }) => {
  await openAdminAt(page, '/admin/orders');
  await expect(tab(page, 'À confirmer (2)')).toBeVisible();
  await page.getByRole('checkbox', { name: numberOf('waiting') }).check();
  await expect(selection(page)).toContainText('1 commande sélectionnée');
  await expect(selection(page).getByRole('button', { name: 'Confirmer' })).toBeVisible();
  await page.getByRole('checkbox', { name: numberOf('shipped') }).check();
  await expect(selection(page)).toContainText('Aucune action ne convient à toutes.');
  await expect(selection(page).getByRole('button', { name: 'Confirmer' })).toBeHidden();
  await page.getByRole('checkbox', { name: numberOf('shipped') }).uncheck();
  await page.getByRole('checkbox', { name: numberOf('paid') }).check();
  await selection(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(toast(page, '2 commandes confirmées.')).toBeVisible();
  await expect(tab(page, 'À préparer (5)')).toBeVisible();
  await expect(tab(page, 'À confirmer')).toHaveText('À confirmer');
  await expect(row(page, numberOf('waiting'))).toContainText('Confirmée');
  await expect(row(page, numberOf('paid'))).toContainText('Confirmée');
  await expect(selection(page)).toBeHidden();
});
