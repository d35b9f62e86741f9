import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { addToCart, follow, logInAsDemo, readStored } from '../../support/shop/shopper.ts';

/** Puts a text into localStorage as an earlier visit, or a curious shopper, may have left it. */
async function leave(page: Page, key: string, text: string): Promise<void> {
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}

const rawEntry = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('an unreadable session is dropped: the page is a visitor’s', async ({ page }) => {
  await page.goto('/cart');
  for (const text of ['{', '[]', '{"token":5}', '{"token":"x","user":{}}']) {
    await leave(page, 'session', text);
    await page.reload();
    await expect(page.getByText('Votre panier est vide!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Inscription' })).toBeVisible();
    expect(await rawEntry(page, 'session'), text).toBeNull();
  }
});

test('a session that the server does not know ends quietly', async ({ page }) => {
  await page.goto('/');
  const user = { _id: 'x', firstName: 'A', lastName: 'B', email: 'a@b.example' };
  await leave(page, 'session', JSON.stringify({ token: 'un.jeton.perime', user }));
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  expect(await rawEntry(page, 'session')).toBeNull();
});

test('an unreadable guest cart is dropped, its readable lines are kept', async ({ page }) => {
  await page.goto('/cart');
  for (const text of ['{', '{}', 'null']) {
    await leave(page, 'guestCart', text);
    await page.reload();
    await expect(page.getByText('Votre panier est vide!')).toBeVisible();
    expect(await rawEntry(page, 'guestCart'), text).toBeNull();
  }
  const lines = [null, 'x', { productId: 3 }, { productId: 'caftan-celeste', quantity: 2 }];
  await leave(page, 'guestCart', JSON.stringify([...lines, { productId: 'parti', quantity: 1 }]));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panier (2)');
  await expect(page.getByRole('article', { name: 'Caftan Céleste' })).toBeVisible();
});

test('an unreadable last order is dropped: there is none', async ({ page }) => {
  await page.goto('/order-summary');
  for (const text of ['{', '[]', '{"orderNumber":"BV-11000"}']) {
    await leave(page, 'lastOrder', text);
    await page.reload();
    await expect(page.getByText('Aucune commande récente.')).toBeVisible();
    expect(await rawEntry(page, 'lastOrder'), text).toBeNull();
  }
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/products');
});

test('two tabs agree on a visitor’s cart', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/cart');
  await addToCart(page, 'Caftan Céleste');
  const line = other.getByRole('article', { name: 'Caftan Céleste' });
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Panier (2)');
  await expect
    .poll(() => readStored(page, 'guestCart'))
    .toEqual([{ productId: 'caftan-celeste', quantity: 2 }]);

  await line.getByRole('button', { name: 'Supprimer' }).click();
  const card = page.getByRole('article', { name: 'Caftan Céleste' });
  await expect(card.getByRole('button', { name: 'Ajouter au Panier' })).toBeVisible();
});

test('two tabs agree on the session and on a customer’s cart', async ({ page, context }) => {
  const other = await context.newPage();
  const otherBar = other.getByRole('navigation', { name: 'Navigation principale' });
  const banner = other.getByRole('region', { name: 'Inscription' });
  await other.goto('/');
  await expect(banner).toBeVisible();

  // A page that is opened behind another draws once a second only.
  await page.bringToFront();
  await logInAsDemo(page);
  await expect(banner).toBeHidden();
  await addToCart(page, 'Chemisier à plastron plissé');
  await expect(otherBar.getByRole('link', { name: 'Panier 1' })).toBeVisible();
  await follow(other, 'Compte');
  await expect(other).toHaveURL('/profile');

  await follow(page, 'Compte');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login');
  await expect(banner).toBeVisible();
  await expect(otherBar.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
});
