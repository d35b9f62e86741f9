import type { Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { expect, startBuiltShop, test } from '../../support/browser/browser.ts';
import { addToCart, logInAsDemo } from '../../support/shop/shopper.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
const REFUSED = /violates the following Content Security Policy|checkout\.razorpay\.com/;

/** Whether the page may load the provider's script, which this machine stands in for. */
async function mayLoadScript(page: Page): Promise<boolean> {
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.isProviderThere = true;' }),
  );
  return page.addScriptTag({ url: SCRIPT }).then(
    () => page.evaluate(() => 'isProviderThere' in window),
    () => false,
  );
}

test('a foreign payment script runs on the page that pays, however one gets there', async ({
  browser,
}) => {
  const shop = await startBuiltShop({
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'the key secret',
    RAZORPAY_WEBHOOK_SECRET: 'the webhook secret',
  });
  onTestFinished(shop.close);
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) faults.push(message.text());
  });

  await logInAsDemo(page);
  await addToCart(page, 'Chemisier à plastron plissé');
  await page.getByRole('link', { name: 'Panier 1', exact: true }).click();
  expect(await mayLoadScript(page)).toBe(false);

  // The link is followed without loading a page; the page that pays then loads itself, once.
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Commander' }).click();
  await expect(page.getByRole('region', { name: 'Détails du prix' })).toBeVisible();
  expect(loads).toEqual(['/address']);
  expect(await mayLoadScript(page)).toBe(true);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Passer la Commande' })).toBeEnabled();
  expect(faults).toEqual([]);
});
