import { expect } from '../../support/browser/browser.ts';
import { testWithOrders, trackPath } from '../../support/shop/past-orders.ts';

const test = testWithOrders({}, (store) =>
  store.transaction(async ({ catalog, identity }) => {
    const known = await catalog.product('caftan-celeste');
    const url = known?.gallery[0]?.url;
    if (url === undefined) throw new Error('The seed has no such picture');
    await identity.save({ ...(await identity.load()), logo: { url, width: 600, height: 800 } });
  }),
);

test('the documents of a shop bear its logo', async ({ page }) => {
  await page.goto(`${trackPath('delivered')}/invoice`);
  const invoice = page.getByRole('article', { name: 'Facture' });
  const logo = invoice.getByRole('img', { name: 'Belle Vue' });
  await expect(logo).toHaveJSProperty('complete', true);
  expect((await logo.boundingBox())?.height).toBe(48);
});
