import type { Page } from '@playwright/test';
import { describe, onTestFinished } from 'vitest';
import { expect, freshTest, startBuiltShop } from '../../support/browser/browser.ts';
import { openAsDemo, openAsGuest } from '../../support/shop/earlier-visit.ts';
import { answers, fillGuestForm, follow } from '../../support/shop/shopper.ts';

const test = freshTest.extend({ serviceWorkers: 'allow' });

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status(?: of)? 503|The shop does not answer/;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const mark = (page: Page) => page.getByRole('complementary', { name: 'Copie hors ligne' });

/** The paths in a cache of the worker's. */
const copied = (page: Page, name: 'pages' | 'assets' = 'pages') =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `belle-vue-${name}-1`);

const isCopied = (page: Page, path: string) =>
  expect.poll(() => copied(page)).toEqual(expect.arrayContaining([path]));

describe('the manifest', () => {
  test('names what an installed shop needs, and every icon is there', async ({ page }) => {
    await page.goto('/');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await page.request.get(href ?? '');
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
      'cache-control': 'no-cache',
    });
    const manifest = await response.json();
    expect(manifest).toMatchObject({
      name: 'Belle Vue · Mode et lunettes à Rabat',
      short_name: 'Belle Vue',
      lang: 'fr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    const light = page.locator('meta[name=theme-color][media*=light]');
    await expect(light).toHaveAttribute('content', manifest.theme_color);
    type Icon = { readonly src: string; readonly sizes: string; readonly purpose: string };
    const icons: readonly Icon[] = manifest.icons;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const path of [...icons.map(({ src }) => src), touch ?? '']) {
      const icon = await page.request.get(path);
      expect(icon.headers()).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A private window is all that stands against it here.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
});

describe('without a network', () => {
  test('pages that were seen are shown, marked and usable; others say so and come with it', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault(AWAY);
    await page.goto('/products/caftan-celeste');
    await isCopied(page, '/products/caftan-celeste');
    await expect
      .poll(() => copied(page, 'assets'))
      .toContainEqual(expect.stringMatching(/ShopData/));
    await answers(page);
    await follow(page, 'BOUTIQUE');
    await isCopied(page, '/products');

    await context.setOffline(true);
    await page.goto('/products/caftan-celeste');
    await expect(title(page)).toHaveText('Caftan Céleste');
    await expect(mark(page)).toContainText(/vu le \d+ \S+ \d{4}/);
    const picture = page.getByRole('main').getByRole('img').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await answers(page);
    await expect(title(page)).toHaveText('Caftan Céleste');

    await page.goto('/products');
    await expect(title(page)).toHaveText('Boutique');
    await expect(mark(page)).toBeVisible();

    for (const path of ['/cart', '/products/jupe-plissee-safran']) {
      await page.goto(path);
      await expect(title(page)).toHaveText('Vous êtes hors ligne');
    }
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(title(page)).toHaveText('Vous êtes hors ligne');
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Jupe plissée Safran');
    await expect(mark(page)).toHaveCount(0);
  });

  test('a copy is refreshed when the network is back, and its mark stays with its page', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault(AWAY);
    await page.goto('/products/caftan-celeste');
    await isCopied(page, '/products/caftan-celeste');
    await expect
      .poll(() => copied(page, 'assets'))
      .toContainEqual(expect.stringMatching(/ShopData/));
    await context.setOffline(true);
    await page.goto('/products/caftan-celeste');
    await expect(mark(page)).toBeVisible();
    await context.setOffline(false);
    await mark(page).getByRole('link', { name: 'Actualiser' }).click();
    await expect(mark(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('Caftan Céleste');

    await context.setOffline(true);
    await page.goto('/products/caftan-celeste');
    await expect(mark(page)).toBeVisible();
    await context.setOffline(false);
    await answers(page);
    await follow(page, 'BOUTIQUE');
    await expect(title(page)).toHaveText('Boutique');
    await expect(mark(page)).toHaveCount(0);
  });

  test('a checkout loses nothing and sends nothing twice', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault(AWAY);
    const placed: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return;
      const text = await response.text().catch(() => '');
      const number = /"number":"([^"]+)"/.exec(text)?.[1];
      if (number !== undefined) placed.push(number);
    });
    await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await fillGuestForm(page);
    await context.setOffline(true);
    const submit = page.getByRole('button', { name: 'Confirmer ma commande' });
    await submit.click();
    await expect(submit).toHaveAccessibleDescription(/Nous n’avons pas reçu de réponse/);
    await page.reload();
    await expect(title(page)).toHaveText('Vous êtes hors ligne');
    expect(await copied(page)).not.toContain('/guest-checkout');

    await context.setOffline(false);
    await expect(page.getByLabel('Rue', { exact: true })).toHaveValue('12, rue des Consuls');
    await submit.click();
    await expect(page).toHaveURL('/order-summary');
    await expect.poll(() => new Set(placed).size).toBe(1);
  });
});

test('no page of a customer is copied, and log-out removes what was seen', async ({ page }) => {
  await openAsDemo(page, '/products/caftan-celeste', ['jupe-plissee-safran']);
  await isCopied(page, '/products/caftan-celeste');
  for (const path of ['/cart', '/wishlist', '/profile', '/orders', '/address']) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
  }
  expect(await copied(page)).toEqual(['/products/caftan-celeste']);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(() => copied(page)).not.toContain('/products/caftan-celeste');
});

test('a tab from before a deployment loads the page anew, once, with the worker too', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/404.*\/assets\//);
  expectFault(/dynamically imported module/);
  await page.goto('/');
  await isCopied(page, '/');
  // All scripts of the new build that the tab has not fetched, and its own, are gone.
  await context.route('**/assets/{CartPage,shell}-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await answers(page);
  await follow(page, 'Panier');
  await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  expect(loads).toBe(1);
});

test('the back office registers no worker', async ({ page }) => {
  await page.goto('/admin');
  await expect(title(page)).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('switched off, the worker goes with its caches and the shop works without', async ({
  browser,
}) => {
  const before = await startBuiltShop();
  const { port } = new URL(before.url);
  const context = await browser.newContext({ baseURL: before.url });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto('/products/caftan-celeste');
  await isCopied(page, '/products/caftan-celeste');
  await before.close();

  const after = await startBuiltShop({ PORT: port, SERVICE_WORKER: 'off' });
  onTestFinished(() => after.close());
  await page.goto('/products');
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await page.reload();
  await expect(title(page)).toHaveText('Boutique');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
