import { expect, test } from '../../../support/browser/browser.ts';
import { answers } from '../../../support/shop/shopper.ts';
import { expectTakenOver, holdScripts } from './pages.steps.ts';

test.for(['/', '/products?category=Robes&sort=prix-croissant&q=robe', '/products/caftan-celeste'])(
  '%s is taken over as it was sent, word for word',
  async (path, { page }) => {
    await expectTakenOver(page, path);
  },
);

test('what is pressed and written before the scripts are there is done once they are', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('caftan');
  await page.getByRole('checkbox', { name: 'Lunettes' }).check();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Ajouter au Panier' }).click();
  letGo();
  await expect(page).toHaveURL(/category=Lunettes/);
  await expect(page).toHaveURL(/q=caftan/);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('the head follows the shopper, and private pages ask not to be found', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  const robots = page.locator('meta[name="robots"]');
  await page.goto('/');
  await answers(page);
  await page.getByRole('link', { name: 'Caftan Céleste' }).click();
  await expect(page).toHaveTitle('Caftan Céleste · Belle Vue');
  await expect(canonical).toHaveAttribute('href', /\/products\/caftan-celeste$/);
  await expect(robots).toHaveCount(0);
  await page.getByRole('link', { name: 'Panier', exact: true }).click();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveCount(0);
});
