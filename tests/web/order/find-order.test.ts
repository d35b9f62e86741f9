import { expect } from '../../support/browser/browser.ts';
import { test } from '../../support/shop/past-orders.ts';

test('the form is there before any script, and cannot be sent without one', async ({ page }) => {
  const html = await (await page.request.get('/suivi')).text();
  expect(html).toMatch(/<h1[^>]*>Suivre une commande<\/h1>/);
  expect(html).toMatch(/<input[^>]*name="number"/);
  expect(html).toMatch(/<input[^>]*name="phone"/);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Trouver ma commande/);
});
