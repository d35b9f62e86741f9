import { expect, test } from '../../support/browser/browser.ts';
import { cards, checkbox, chips, count, heading } from './catalog.steps.ts';

test('pieces are found by occasion, from the home page and by the filter', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Mariage' }).click();
  await expect(page).toHaveURL('/occasions/mariage');
  await expect(heading(page)).toHaveText('Pour un mariage');
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).first()).toContainText(/En stock\u00a0: \d\d(, \d\d)+/);

  await page.getByRole('link', { name: 'Affiner dans la boutique' }).click();
  await expect(page).toHaveURL('/products?occasion=mariage');
  await expect(count(page)).toHaveText('6 produits');
  await expect(chips(page)).toHaveText(['Mariage']);
  await checkbox(page, 'Plage').check();
  await expect(page).toHaveURL('/products?occasion=mariage&occasion=plage');
  await page.getByRole('button', { name: 'Retirer le filtre : Mariage' }).click();
  await expect(page).toHaveURL('/products?occasion=plage');
  await expect(checkbox(page, 'Mariage')).not.toBeChecked();
});
