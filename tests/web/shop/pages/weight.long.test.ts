import { expect, freshTest as test } from '../../../support/browser/browser.ts';
import { openAsDemo, openAsGuest } from '../../../support/shop/earlier-visit.ts';

test('a page that is only read hydrates, and fetches the notices’ script with the first touch', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const forToasts = () => fetched.filter((path) => /\/(?:ToastStack|unstyled)-/.test(path));
  await page.clock.install();
  for (const path of ['/', '/products', '/products/caftan-celeste']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForFunction(() => !('earlyEvents' in window));
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(forToasts()).toEqual([]);
  }
  await page.mouse.move(10, 10);
  await expect.poll(forToasts).not.toEqual([]);
});

test('whoever has a session or a cart is shown it without doing anything', async ({ page }) => {
  await openAsGuest(page, '/products/jupe-plissee-safran', ['jupe-plissee-safran']);
  await expect(page.getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
  await openAsDemo(page, '/', ['gandoura-sable']);
  await expect(page.getByRole('link', { name: /^Panier [1-9]/ })).toBeVisible();
});
