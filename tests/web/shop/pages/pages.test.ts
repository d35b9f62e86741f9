import { expect, test } from '../../../support/browser/browser.ts';
import { expectTakenOver, holdScripts } from './pages.steps.ts';

test('a page is taken over as it was sent, word for word', async ({ page }) => {
  await expectTakenOver(page, '/products?category=Robes&sort=prix-croissant&q=robe');
});

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

// The bundler may leave out what only the sources do.
test('an address that a program has spoilt shows the page of 404 in the built shop', async ({
  page: { request },
}) => {
  for (const path of ['/products/caftan-c%E9leste', '/caf%E9', '/products/%']) {
    const response = await request.get(path);
    expect([response.status(), await response.text()]).toEqual([
      404,
      expect.stringContaining('introuvable'),
    ]);
  }
});
