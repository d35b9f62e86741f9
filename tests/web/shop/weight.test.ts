import { readFile } from 'node:fs/promises';
import { expect, freshTest as test } from '../../support/browser/browser.ts';
import { addToCart, logInAsDemo } from '../../support/shop/shopper.ts';

test('the script of the notices comes with the first sign of somebody, not before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const forToasts = () => fetched.filter((path) => /\/(?:ToastStack|unstyled)-/.test(path));
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(forToasts()).toEqual([]);
  await page.mouse.move(10, 10);
  await expect.poll(forToasts).not.toEqual([]);
});

test('a page that is only read fetches no client of the API, until somebody is there', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const forContent = () => fetched.filter((path) => /\/(?:ShopData|apollo)[^/]*\.js$/.test(path));
  await page.clock.install();
  for (const path of ['/', '/products', '/products/caftan-celeste']) {
    await page.goto(path);
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(forContent()).toEqual([]);
  }
  await page.mouse.wheel(0, 10);
  await expect.poll(forContent).not.toEqual([]);
});

test('whoever has a session or a cart is shown it without doing anything', async ({ page }) => {
  await page.goto('/products');
  await addToCart(page, 'Jupe plissée Safran');
  await page.goto('/products/jupe-plissee-safran');
  await expect(page.getByRole('link', { name: 'Voir le Panier' })).toBeVisible();

  await logInAsDemo(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Panier/ }).first()).toContainText('1');
});

test('no script runs before what it needs: they form no circle', async () => {
  const text = await readFile('dist/client/.vite/manifest.json', 'utf8');
  const chunks: Readonly<Record<string, { readonly imports?: readonly string[] }>> =
    JSON.parse(text);
  const isInCircle = (name: string, path: readonly string[] = []): boolean =>
    path.includes(name) ||
    (chunks[name]?.imports ?? []).some((needed) => isInCircle(needed, [...path, name]));
  expect(Object.keys(chunks).filter((name) => isInCircle(name))).toEqual([]);
});

test('a notice shows how long it stays, and says so to nobody in English', async ({ page }) => {
  await page.goto('/');
  await addToCart(page, 'Jupe plissée Safran');
  const added = page.getByRole('alert').first();
  await added.hover();
  await expect(added.getByRole('progressbar')).toHaveCount(0);
  await expect(added.getByRole('progressbar', { includeHidden: true })).toBeInViewport();
  const bar = added.getByRole('progressbar', { includeHidden: true }).locator('..');
  await expect(bar).toHaveCSS('opacity', '1');
});

test('one picture of a page comes before all others, those below the fold when they are near', async ({
  page,
}) => {
  for (const [path, first] of [
    ['/', '/images/hero.svg'],
    ['/products?sort=prix-croissant', /^\/images\/products\/.+\.svg$/],
    ['/products/caftan-celeste', '/images/products/caftan-celeste.svg'],
  ] as const) {
    await page.goto(path);
    const dear = page.locator('img[fetchpriority=high]');
    await expect(dear).toHaveCount(1);
    await expect(dear).toHaveAttribute('src', first);
    expect(await dear.getAttribute('loading')).toBeNull();
  }
  await page.goto('/products');
  const pictures = page.getByRole('article').getByRole('img');
  await expect(pictures.nth(3)).toBeVisible();
  expect(await pictures.nth(3).getAttribute('loading')).toBeNull();
  await expect(pictures.nth(4)).toHaveAttribute('loading', 'lazy');
});
