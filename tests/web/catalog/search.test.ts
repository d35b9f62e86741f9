import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
const field = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox', { name: 'Rechercher dans la boutique' });
const catalogueField = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher...' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 700 };

test('the header of every page searches the whole shop', async ({ page, expectFault }) => {
  expectFault(/\b404\b.*nulle-part/);
  await page.setViewportSize(WIDE);
  for (const path of ['/', '/cart', '/products/jupe-plissee-safran', '/nulle-part']) {
    await page.goto(path);
    await field(page).fill('celeste');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/products?q=celeste');
    await expect(titles(page)).toHaveText(['Caftan Céleste']);
    await expect(catalogueField(page)).toHaveValue('celeste');
  }
  // The catalogue has one field: there the header leads to it.
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(catalogueField(page)).toBeFocused();
  await expect(page).toHaveURL('/products?q=celeste');
});

test('suggestions open under the header’s field, and arrows and Enter open one', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  await field(page).pressSequentially('cafatn');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option')).toHaveText([/Caftan Céleste/, /Caftan en velours grenat/]);
  await expect(page.getByText('2 suggestions', { exact: true })).toBeAttached();
  await field(page).press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products/caftan-celeste');
  await expect(field(page)).toHaveValue('');
  await expect(list).toBeHidden();
});

test('what is in a title is suggested before what is in a description', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  await field(page).pressSequentially('brodés');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('Blouse brodée');
});

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

test('without scripts the header searches as well', async ({ context, url }) => {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser');
  const unscripted = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const page = await unscripted.newPage();
  await page.goto('/');
  await opener(page).click();
  await field(page).fill('kaftan');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?q=kaftan');
  await expect(titles(page)).toHaveText(['Caftan Céleste', 'Caftan en velours grenat']);
  await unscripted.close();
});

test('a mistyped word is corrected, and a link searches for what was written', async ({ page }) => {
  await page.goto('/products?q=Cafatn&category=Traditionnels');
  await expect(page.getByText('Résultats pour «\u00a0caftan\u00a0»')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('2 produits');
  await page.getByRole('link', { name: 'Rechercher plutôt «\u00a0Cafatn\u00a0»' }).click();
  await expect(page).toHaveURL('/products?category=Traditionnels&q=Cafatn&exact=1');
  await expect(page.getByText('Aucun produit trouvé.')).toBeVisible();
  await expect(page.getByText('Résultats pour')).toBeHidden();
  // Another text is corrected again.
  await catalogueField(page).fill('djelaba');
  await expect(page.getByText('Résultats pour «\u00a0djellaba\u00a0»')).toBeVisible();
  await expect(page).toHaveURL('/products?category=Traditionnels&q=djelaba');
});
