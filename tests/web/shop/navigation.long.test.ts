import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';

const demo = (page: Page) => page.getByRole('button', { name: 'Connexion invité' });

test('protected pages send a visitor to log in, and back once logged in', async ({ page }) => {
  for (const path of ['/wishlist', '/address', '/profile', '/orders']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await page.goto('/address-details?de=ailleurs');
  await expect(page).toHaveURL('/login');
  await demo(page).click();
  await expect(page).toHaveURL('/address-details?de=ailleurs');
  await expect(page.getByRole('button', { name: 'Modifier' })).toBeVisible();

  // The guard lets a customer through, and /login has nothing for one.
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/products');

  // An address elsewhere is no page to return to.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.evaluate(() => {
    history.replaceState({ usr: { from: '//ailleurs.example' }, key: 'test', idx: 0 }, '');
  });
  await page.reload();
  await demo(page).click();
  await expect(page).toHaveURL('/products');
});
