import { expect, startBuiltShop, test as shopTest, testIn } from '../../support/browser/browser.ts';
import { addToCart, fillGuestForm, goWithin, logInAsDemo } from '../../support/shop/shopper.ts';

const test = testIn(() => startBuiltShop({ TRUSTED_DOCUMENTS: 'only' }));

test('a guest buys with the shop’s own documents alone', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) bodies.push(request.postData() ?? '');
  });
  await page.goto('/products?search=chemisier');
  await addToCart(page, 'Chemisier à plastron plissé');
  await goWithin(page, '/guest-checkout');
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body).toMatch(/^(?!.*"query").*"documentId":"sha256:/s);
});

shopTest('a shop of another version gets the texts', async ({ page, expectFault }) => {
  expectFault(/\/graphql/);
  await page.route('**/graphql', async (route) => {
    const { documentId } = route.request().postDataJSON();
    if (documentId === undefined) return route.continue();
    return route.fulfill({
      status: 400,
      json: { errors: [{ message: '', extensions: { code: 'UNKNOWN_DOCUMENT' } }] },
    });
  });
  await logInAsDemo(page);
});
