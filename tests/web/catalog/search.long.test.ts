import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { answers, countRequests } from '../../support/shop/shopper.ts';
import { count, filters, heldRequest, searchBox, suggestions, titles } from './catalog.steps.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Rechercher' });

const field = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox', { name: 'Rechercher dans la boutique' });

const option = (page: Page, name: string) => suggestions(page).getByRole('option', { name });

const PHONE = { width: 375, height: 700 };

test('on a phone a button opens the field over the header, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(field(page)).toBeHidden();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Fermer la recherche' }).click();
  await expect(field(page)).toBeHidden();
  await opener(page).click();
  await field(page).fill('sunglasses');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?q=sunglasses');
  await expect(titles(page).first()).toHaveText('Lunettes aviateur dorées');
});

test('without scripts the header searches as well', async ({ browser, url }) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  await opener(page).click();
  await field(page).fill('kaftan');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?q=kaftan');
  await expect(titles(page)).toHaveText(['Caftan Céleste', 'Caftan en velours grenat']);
  await context.close();
});

test('a brand and a category are suggested by name', async ({ page }) => {
  await page.goto('/products');
  await searchBox(page).pressSequentially('rayb');
  await option(page, 'Marque').click();
  await expect(page).toHaveURL('/products?brand=Ray-Ban');
  await expect(suggestions(page)).toBeHidden();
  await searchBox(page).pressSequentially('tradi');
  await option(page, 'Traditionnels').click();
  await expect(page).toHaveURL('/products?category=Traditionnels');
});

test('arrows leave the suggestions and return; Escape closes them; a text put there opens none', async ({
  page,
}) => {
  await page.goto('/products');
  const requested = countRequests(page, 'Suggestions');
  await searchBox(page).pressSequentially('celes');
  await expect(option(page, 'Caftan Céleste')).toContainText('3 490 DH');
  await expect(page.getByText('1 suggestion', { exact: true })).toBeAttached();
  expect(requested()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Caftan Céleste')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(option(page, 'Caftan Céleste')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(searchBox(page)).toHaveValue('celes');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page)).toBeVisible();
  await filters(page).focus();
  await expect(suggestions(page)).toBeHidden();
  await searchBox(page).fill('robe');
  await expect(page).toHaveURL('/products?q=robe');
  await expect(suggestions(page)).toBeHidden();
});

test('letters that are typed while a search is on its way stay, and are searched', async ({
  page,
}) => {
  await page.goto('/products');
  await answers(page);
  const held = heldRequest(page);
  await searchBox(page).pressSequentially('cel');
  const request = await held;
  await searchBox(page).pressSequentially('este');
  await expect(page).toHaveURL('/products?q=cel');
  await expect(searchBox(page)).toHaveValue('celeste');
  await request.continue();
  await expect(page).toHaveURL('/products?q=celeste');
  await expect(searchBox(page)).toHaveValue('celeste');
  await expect(count(page)).toHaveText('1 produit');
});

test('a mistyped word is corrected, and a link searches for what was written', async ({ page }) => {
  await page.goto('/products?q=Cafatn&category=Traditionnels');
  await expect(page.getByText('Résultats pour «\u00a0caftan\u00a0»')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('2 produits');
  await page.getByRole('link', { name: 'Rechercher plutôt «\u00a0Cafatn\u00a0»' }).click();
  await expect(page).toHaveURL('/products?category=Traditionnels&q=Cafatn&exact=1');
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page.getByText('Résultats pour')).toHaveText('Résultats pour «\u00a0Cafatn\u00a0»');
  // Another text is corrected again.
  await searchBox(page).fill('djelaba');
  await expect(page.getByText('Résultats pour «\u00a0djellaba\u00a0»')).toBeVisible();
  await expect(page).toHaveURL('/products?category=Traditionnels&q=djelaba');
});

test('the header searches the whole shop, and leads to the one field of the catalogue', async ({
  page,
}) => {
  await page.goto('/cart');
  await field(page).fill('celeste');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?q=celeste');
  await expect(titles(page)).toHaveText(['Caftan Céleste']);
  await expect(searchBox(page)).toHaveValue('celeste');
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL('/products?q=celeste');
});
