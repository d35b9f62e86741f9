import { expect, test } from '../../../support/browser/browser.ts';
import { expectTakenOver } from '../pages/pages.steps.ts';

test('a page in Arabic is taken over as it was sent, word for word', async ({ page }) => {
  await expectTakenOver(page, '/ar/products?category=Robes&sort=prix-croissant&q=robe');
});

test('the switch keeps the page, its filters and the cart', async ({ page }) => {
  await page.goto('/products?category=Lunettes&sort=prix-croissant');
  const add = page.getByRole('article').first().getByRole('button', { name: 'Ajouter au Panier' });
  await add.click();
  await expect(page.getByText('Ajouté au panier!')).toBeVisible();

  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/products\?category=Lunettes&sort=prix-croissant$/);
  await expect(page.getByRole('heading', { level: 1, name: 'النظارات' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'النظارات' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  // A page that is opened inside the shop, and a filter that is chosen in Arabic, go with it.
  await page.getByRole('checkbox', { name: 'الفساتين' }).check();
  await expect(page).toHaveURL(/category=Robes/);
  await header.getByRole('link', { name: 'السلة' }).click();
  await expect(page).toHaveURL(/\/ar\/cart$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});
