import { expect } from '../../support/browser/browser.ts';
import { demoTest as test, openPanel } from '../../support/demo/demoTest.ts';
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

test('« Recommencer à zéro » empties the shop, in every tab', async ({ page, context }) => {
  await page.goto('products');
  await addToCart(page, SHIRT);
  const second = await context.newPage();
  await second.goto('cart');
  await expect(second.getByRole('main')).toContainText(SHIRT);

  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Recommencer à zéro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
  await expect(second.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await follow(page, 'Panier');
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await expect(page.getByText('Démonstration\u00a0: tout reste dans ce navigateur')).toBeVisible();
});

test('without IndexedDB the shop works, and says that nothing is saved', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('products');
  await expect(page.getByText(/ce navigateur n’enregistre rien/)).toBeVisible();
  await addToCart(page, SHIRT);
  await follow(page, 'Panier');
  await expect(page.getByRole('main')).toContainText(SHIRT);
  const second = await context.newPage();
  await second.goto('products');
  await expect(second.getByText(/ce navigateur n’enregistre rien/)).toBeVisible();
});

test('the delay in the panel is that of each response', async ({ page }) => {
  await page.goto('products');
  const panel = await openPanel(page);
  await panel.getByRole('slider', { name: /^Délai/ }).fill('5000');
  await expect(panel.getByText('5000\u00a0ms')).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    void fetch('/api/categories').then(() => (document.title = 'answered'));
  });
  await page.clock.runFor(4990);
  await expect(page).not.toHaveTitle('answered');
  await page.clock.runFor(20);
  await expect(page).toHaveTitle('answered');
});
