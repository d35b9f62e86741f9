import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { numberOf } from '../../support/shop/past-orders.ts';
import { toast } from '../../support/shop/shopper.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('checkbox') });

const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

const selection = (page: Page) => page.getByRole('region', { name: 'Sélection' });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une commande' });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'État des commandes' }).getByRole('link', { name });

test('the list is filtered by state, search and days, all of them in the address', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  await expect(rows(page)).toHaveCount(12);
  await tab(page, 'Livrées').click();
  await expect(page).toHaveURL('/admin/orders?etat=livrees');
  await expect(rows(page)).toHaveCount(3);
  await expect(tab(page, 'Livrées')).toHaveAttribute('aria-current', 'page');

  await search(page).fill(numberOf('delivered'));
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`etat=livrees&q=${numberOf('delivered')}$`));
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue(numberOf('delivered'));

  const filtered = page.url();
  await page.getByRole('link', { name: numberOf('delivered') }).click();
  await page.getByRole('link', { name: 'Bon de préparation' }).click();
  await page.getByRole('link', { name: `Commande ${numberOf('delivered')}` }).click();
  await page.getByRole('main').getByRole('link', { name: 'Commandes' }).click();
  await expect(page).toHaveURL(filtered);
  await expect(rows(page)).toHaveCount(1);

  await search(page).fill('personne de ce nom');
  await expect(page.getByText('Aucune commande ne correspond')).toBeVisible();
  await page.getByRole('link', { name: 'Voir toutes les commandes' }).click();
  await expect(rows(page)).toHaveCount(12);
  await expect(search(page)).toHaveValue('');

  await page.getByRole('button', { name: 'Dates' }).click();
  const until = page.getByLabel('Au', { exact: true });
  await page.getByLabel('Du', { exact: true }).fill('2020-01-01');
  // A change that comes before the page has the last one would be made without it.
  await expect(until).toHaveAttribute('min', '2020-01-01');
  await until.fill('2020-01-02');
  await expect(page).toHaveURL('/admin/orders?du=2020-01-01&au=2020-01-02');
  await expect(page.getByText('Aucune commande ne correspond')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les dates' }).click();
  await expect(rows(page)).toHaveCount(12);
});

test('several orders move at once, by what all of them allow', async ({ page }) => {
  await openAdminAt(page, '/admin/orders');
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
  await expect(row(page, numberOf('waiting'))).toContainText('Confirmée');
  await expect(row(page, numberOf('paid'))).toContainText('Confirmée');
  await expect(selection(page)).toBeHidden();
});
