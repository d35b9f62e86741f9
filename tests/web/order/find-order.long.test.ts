import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { numberOf, test, trackPath } from '../../support/shop/past-orders.ts';

const number = (page: Page) => page.getByLabel('Numéro de commande', { exact: true });

const phone = (page: Page) => page.getByLabel('Téléphone', { exact: true });

const submit = (page: Page) => page.getByRole('button', { name: 'Trouver ma commande' });

test('a guest finds an order by its number and phone', async ({ page, expectFault }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suivi de commande' }).click();
  await expect(page).toHaveURL('/suivi');
  await expect(page).toHaveTitle(/^Suivre une commande/);
  await submit(page).click();
  await expect(number(page)).toBeFocused();
  await expect(phone(page)).toHaveAccessibleDescription('Ce champ est obligatoire.');

  await number(page).fill(numberOf('shipped').toLowerCase());
  await phone(page).fill('06 12');
  await expect(phone(page)).toHaveAccessibleDescription('(Numéro invalide)');
  await phone(page).fill('06 12 34 56 79');
  await submit(page).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Aucune commande ne correspond' });
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL('/suivi');
  await phone(page).fill('+212 6 12 34 56 78');
  await phone(page).press('Enter');
  await expect(page).toHaveURL(trackPath('shipped'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Commande ${numberOf('shipped')}`,
  );

  expectFault(/404/);
  await page.goto('/track/shipped/nope');
  await page.getByRole('link', { name: 'Suivre une commande' }).click();
  await expect(page).toHaveURL('/suivi');
});

test('the form is there before any script, and cannot be sent without one', async ({ page }) => {
  const html = await (await page.request.get('/suivi')).text();
  expect(html).toMatch(/<h1[^>]*>Suivre une commande<\/h1>/);
  expect(html).toMatch(/<input[^>]*name="number"/);
  expect(html).toMatch(/<input[^>]*name="phone"/);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Trouver ma commande/);
});
