import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { countRequests } from '../../support/shop/shopper.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher...' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string) => list(page).getByRole('option', { name });

test('arrows and Enter open a suggested product, and the box keeps the focus till then', async ({
  page,
}) => {
  await page.goto('/products');
  const requested = countRequests(page, 'Suggestions');
  await box(page).pressSequentially('celes');
  await expect(option(page, 'Caftan Céleste')).toContainText('3 490 DH');
  await expect(page.getByText('1 suggestion', { exact: true })).toBeAttached();
  expect(requested()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Caftan Céleste')).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toBeFocused();
  const id = await option(page, 'Caftan Céleste').getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Caftan Céleste' })).toBeVisible();
});

test('a brand and a category are suggested by name', async ({ page }) => {
  await page.goto('/products');
  await box(page).pressSequentially('rayb');
  await option(page, 'Marque').click();
  await expect(page).toHaveURL('/products?brand=Ray-Ban');
  await expect(list(page)).toBeHidden();
  await box(page).pressSequentially('tradi');
  await option(page, 'Traditionnels').click();
  await expect(page).toHaveURL('/products?category=Traditionnels');
});

test('Escape closes the suggestions and keeps the text; a text put there opens none', async ({
  page,
}) => {
  await page.goto('/products');
  await box(page).pressSequentially('caf');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('caf');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.getByRole('button', { name: 'Filtres', exact: true }).focus();
  await expect(list(page)).toBeHidden();
  await box(page).fill('robe');
  await expect(page).toHaveURL('/products?q=robe');
  await expect(list(page)).toBeHidden();
});
