import { expect, test } from '../../../support/browser/browser.ts';

test('without scripts, on a phone, the price has room beside what says why nothing can be bought', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/products/caftan-celeste');
  const facts = await page.getByRole('status').filter({ hasText: 'DH' }).boundingBox();
  expect(facts?.width).toBeGreaterThan(100);
  await context.close();
});

test('without scripts, on a phone, the first screen of the cart says what to do', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/cart');
  await expect(page.getByText(/activez-le dans les réglages de votre navigateur/)).toBeInViewport();
  await context.close();
});

test('without scripts a search for nothing offers other products and links', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/products?q=qwzxkj');
  const others = page.getByRole('region', { name: 'À découvrir' });
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Effacer tous les filtres' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Effacer tous les filtres' }).click();
  await expect(page).toHaveURL('/products');
  await context.close();
});
