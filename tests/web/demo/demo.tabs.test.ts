import { expect } from '../../support/browser/browser.ts';
import { demoTest as test } from '../../support/demo/demoTest.ts';
import { addToCart, follow } from '../../support/shop/shopper.ts';

const SHIRT = 'Chemisier à plastron plissé';
const JEANS = 'Jean droit brut surpiqué';

test('two tabs share one shop, and the second goes on when the first is closed', async ({
  page,
  context,
}) => {
  await page.goto('login');
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Connecté avec succès!' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('products');
  await addToCart(second, SHIRT);
  await page.goto('cart');
  await expect(page.getByRole('main')).toContainText(SHIRT);

  await second.goto('products');
  await expect(second.getByRole('article', { name: JEANS, exact: true })).toBeVisible();
  await page.close();
  await addToCart(second, JEANS);
  await follow(second, 'Panier');
  await expect(second.getByRole('main')).toContainText(SHIRT);
  await expect(second.getByRole('main')).toContainText(JEANS);
});
