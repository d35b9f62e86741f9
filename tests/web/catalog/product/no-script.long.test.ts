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
