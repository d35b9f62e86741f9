import { expect, test } from '../support/browser.ts';
import { addToCart } from '../support/shopper.ts';

test('the script of the notices comes with the first sign of somebody, not before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const forNotices = () => fetched.filter((path) => /\/(?:ToastStack|unstyled)-/.test(path));
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(forNotices()).toEqual([]);
  await page.mouse.move(10, 10);
  await expect.poll(forNotices).not.toEqual([]);
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
