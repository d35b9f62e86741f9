import type { Page } from '@playwright/test';
import type { Store } from '../../../server/stores/store.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { addToCart, fillGuestForm, signUp } from '../../support/shop/shopper.ts';

const TITLE = '<img src=x onerror=alert(1)>';
const BRAND = '"><svg onload=alert(1)>';
const DESCRIPTION = '</script><script>alert(1)</script> {{7*7}} ${7*7}';
const ID = 'caftan-celeste';

/** As the web tests' `test`, in a shop whose first product was named by somebody who means harm. */
const test = testIn(() => startBuiltShop({}, prepare));

async function prepare(store: Store): Promise<void> {
  await store.transaction(async ({ catalog }) => {
    const product = await catalog.product(ID);
    if (!product) throw new Error(`The seed has no ${ID}`);
    const named = { title: TITLE, brand: BRAND, description: DESCRIPTION, imageAlt: TITLE };
    await catalog.save({ products: [{ ...product, ...named }] });
  });
}

/** What was typed or named is on the page as text; nothing of it ran or became an element. */
async function expectText(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  await expect(page.locator('img[src="x"], svg[onload], [onerror]')).toHaveCount(0);
}

/** A dialog would mean that something ran. */
function watchDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

test('XSS-001: markup in the catalogue is text on every page', async ({ page }) => {
  const dialogs = watchDialogs(page);
  await page.goto(`/products/${ID}`);
  for (const text of [TITLE, BRAND, DESCRIPTION]) await expectText(page, text);
  await page.goto(`/products?q=${encodeURIComponent('img src')}`);
  await expectText(page, TITLE);
  await addToCart(page, TITLE);
  await page.goto('/cart');
  await expectText(page, TITLE);
  await page.goto('/');
  await expectText(page, TITLE);

  await openAsDemo(page, `/products/${ID}`);
  await page.getByRole('button', { name: 'Ajouter à la liste de souhaits' }).first().click();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
  await page.goto('/wishlist');
  await expectText(page, TITLE);
  expect(dialogs).toEqual([]);
});

test('XSS-002: markup in names and addresses is text wherever they are shown', async ({ page }) => {
  const dialogs = watchDialogs(page);
  await page.goto('/products/jupe-plissee-safran');
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await expect(page.getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
  await page.goto('/guest-checkout');
  await fillGuestForm(page, {
    'Nom complet': TITLE,
    Rue: '<svg onload=alert(1)>',
    Ville: '{{7*7}}',
  });
  await page.getByRole('button', { name: /commande/i }).click();
  await expect(page).toHaveURL('/order-summary');
  await expectText(page, TITLE);
  await expectText(page, '{{7*7}}');

  const password = 'un mot de passe';
  await signUp(page, { firstName: TITLE, lastName: '${7*7}', email: 'x@exemple.ma', password });
  await page.goto('/profile');
  await expectText(page, TITLE);
  await expectText(page, '${7*7}');
  expect(dialogs).toEqual([]);
});

test('XSS-004: a search for markup, or for 10,000 letters, finds nothing and does no harm', async ({
  page,
}) => {
  const dialogs = watchDialogs(page);
  await page.goto('/products');
  const search = page.getByRole('searchbox', { name: 'Rechercher...' });
  for (const text of ['"><script>alert(1)</script>', 'a'.repeat(10_000)]) {
    await search.fill(text);
    await expect(page.getByRole('button', { name: 'Effacer tous les filtres' })).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});

test('XSS-010: a session that was forged is a visitor’s page at the first refusal', async ({
  page,
}) => {
  const dialogs = watchDialogs(page);
  await page.goto('/');
  const user = { _id: 'x', firstName: TITLE, lastName: TITLE, email: TITLE };
  await page.evaluate(
    (entry) => localStorage.setItem('session', entry),
    JSON.stringify({ token: 'x', user }),
  );
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect(dialogs).toEqual([]);
});

test('CRT-017: a visitor’s cart of 4 MB is dropped, and the page is there', async ({ page }) => {
  await page.goto('/cart');
  const lines = (count: number) =>
    page.evaluate((length) => {
      localStorage.setItem('guestCart', JSON.stringify('x'.repeat(length)));
    }, count);
  await lines(4 * 1024 * 1024);
  await page.reload();
  await expect(page.getByText('Votre panier est vide!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull();
});

test('CHK-025: a last order that was edited is text, or is not there', async ({ page }) => {
  const dialogs = watchDialogs(page);
  await page.goto('/order-summary');
  const shippingInfo = {
    name: TITLE,
    phone: TITLE,
    email: TITLE,
    street: TITLE,
    city: TITLE,
    state: TITLE,
    codePostal: TITLE,
    paymentMethod: 'COD',
  };
  const order = {
    orderNumber: TITLE,
    orderDate: '2025-03-01T10:20:30+01:00',
    shippingInfo,
    items: -3,
    totalAmount: -1e9,
  };
  await page.evaluate((entry) => localStorage.setItem('lastOrder', entry), JSON.stringify(order));
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
