import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { answers, follow } from '../../support/shop/shopper.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const demo = (page: Page) => page.getByRole('button', { name: 'Connexion invité' });

test('a new page starts at its top; Back and Forward return to where one was', async ({ page }) => {
  await page.goto('/products');
  await answers(page);
  const link = page.getByRole('link', { name: 'Robe longue Bougainvillier' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  const before = await scrolled(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robe longue Bougainvillier');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(5);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robe longue Bougainvillier');
  await expect.poll(() => scrolled(page)).toBe(0);

  // So it does after a reload of the page left to.
  await page.reload();
  await answers(page);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('more products that were asked for are there again on the way back', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Voir plus de produits' }).click();
  const link = page.getByRole('link', { name: 'Lunettes rondes rubis' });
  await link.click();
  await expect(page).toHaveURL('/products/lunettes-rondes-rubis');
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('an unknown address says so, answers 404 and leads home', async ({ page, expectFault }) => {
  expectFault(/404.*\/nulle-part/);
  const response = await page.goto('/nulle-part/du-tout');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oups! La page que vous recherchez n'existe pas.",
  );
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article')).toHaveCount(8);
});

test('each route answers 200 with the shop’s page', async ({ url }) => {
  const paths = ['/', '/products', '/products/caftan-celeste', '/cart', '/wishlist', '/login'];
  paths.push('/signup', '/profile', '/address', '/address-details', '/guest-checkout');
  paths.push('/order-summary', '/mockman', '/orders', '/products?category=Robes');
  for (const path of paths) {
    const response = await fetch(new URL(path, url));
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
  }
});

test('protected pages send a visitor to log in, and back once logged in', async ({ page }) => {
  for (const path of ['/wishlist', '/address', '/profile', '/orders']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await page.goto('/address-details?de=ailleurs');
  await expect(page).toHaveURL('/login');
  await demo(page).click();
  await expect(page).toHaveURL('/address-details?de=ailleurs');
  await expect(page.getByRole('button', { name: 'Modifier' })).toBeVisible();

  // The guard lets a customer through, and /login has nothing for one.
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/products');
});

test('who comes to /login from nowhere goes on to the shop', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Compte');
  await expect(page).toHaveURL('/login');
  await demo(page).click();
  await expect(page).toHaveURL('/products');
  await follow(page, 'Compte');
  await expect(page).toHaveURL('/profile');
});

test('the way back after log-in never leaves the shop', async ({ page }) => {
  await page.goto('/login');
  for (const from of ['https://ailleurs.example/', '//ailleurs.example', '/\\ailleurs.example']) {
    await page.evaluate((target) => {
      history.replaceState({ usr: { from: target }, key: 'test', idx: 0 }, '');
    }, from);
    await page.reload();
    await demo(page).click();
    await expect(page).toHaveURL('/products');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
  }
});

test('« Aller au contenu » takes the keyboard past the bar, and a new page gets the focus', async ({
  page,
}) => {
  await page.goto('/');
  await answers(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');
  await follow(page, 'Panier');
  await expect(page.getByText('Votre panier est vide!')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
