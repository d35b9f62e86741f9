import type { Page } from '@playwright/test';
import { expect, freshTest, test } from '../../support/browser/browser.ts';
import { answers } from '../../support/shop/shopper.ts';

const demo = (page: Page) => page.getByRole('button', { name: 'Connexion invité' });

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

  // An address elsewhere is no page to return to.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.evaluate(() => {
    history.replaceState({ usr: { from: '//ailleurs.example' }, key: 'test', idx: 0 }, '');
  });
  await page.reload();
  await demo(page).click();
  await expect(page).toHaveURL('/products');
});

const DRESS = 'Robe longue Bougainvillier';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new page starts at its top; Back and Forward return to where one was', async ({ page }) => {
  await page.goto('/products');
  await answers(page);
  const link = page.getByRole('link', { name: DRESS });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  const before = await scrolled(page);
  await link.click();
  await expect(heading(page)).toHaveText(DRESS);
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(5);
  await page.goForward();
  await expect(heading(page)).toHaveText(DRESS);
  await expect.poll(() => scrolled(page)).toBe(0);

  // So it does after a reload of the page left to.
  await page.reload();
  await answers(page);
  await page.goBack();
  await expect(link).toBeInViewport();
});

freshTest(
  'pages are fetched ahead once the shopper pauses, not in the middle of presses',
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const isAhead = () => fetched.some((url) => url.includes('/assets/HomePage'));
    await page.clock.install();
    await page.goto('/products');
    for (const at of [100, 200, 300]) {
      await page.mouse.move(at, at);
      await page.clock.runFor(1500);
    }
    await answers(page);
    expect(isAhead()).toBe(false);
    await page.clock.runFor(2500);
    await expect.poll(isAhead).toBe(true);
  },
);

const inHeader = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name });

test('a link to the page that is shown adds nothing to the history', async ({ page }) => {
  await page.goto('/');
  await answers(page);
  await inHeader(page, 'BOUTIQUE').click();
  await expect(page).toHaveURL('/products');
  await inHeader(page, 'BOUTIQUE').click();
  await expect(inHeader(page, 'BOUTIQUE')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

freshTest('of two links, the one pressed last is followed', async ({ page }) => {
  await page.clock.install();
  // Held: it never answers.
  await page.route(/\/assets\/ProductPage/, () => undefined);
  await page.goto('/products');
  await answers(page);
  await page.getByRole('link', { name: DRESS }).dispatchEvent('click');
  await inHeader(page, 'ACCUEIL').dispatchEvent('click');
  await expect(page).toHaveURL('/');
  // More than a link waits for a script.
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText('La lumière de Rabat, à porter.');
});
