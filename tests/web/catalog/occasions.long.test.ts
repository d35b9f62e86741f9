import { dateInMorocco } from '../../../server/shared/time.ts';
import { findFaults } from '../../audit/axe.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { cards, checkbox, chips, count, heading } from './catalog.steps.ts';

test('the shopper’s date says what arrives in time, without scripts as well', async ({
  page,
  browser,
  url,
}) => {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  const plain = await context.newPage();
  for (const tab of [page, plain]) {
    await tab.goto('/occasions/aid');
    await tab.getByLabel('Votre date').fill('2199-12-12');
    await tab.getByRole('button', { name: 'Vérifier' }).click();
    await expect(tab).toHaveURL('/occasions/aid?date=2199-12-12');
    await expect(cards(tab).first()).toContainText('Livrable avant le 12 décembre 2199');
    await expect(tab.getByLabel('Votre date')).toHaveValue('2199-12-12');
    await tab.goto('/occasions/aid?date=2020-02-01');
    await expect(tab.getByLabel('Votre date')).toHaveAccessibleDescription(/Cette date est passée/);
    await tab.goto('/occasions/aid?date=demain');
    await expect(tab.getByLabel('Votre date')).toHaveAccessibleDescription(/n’existe pas/);
  }
  const today = dateInMorocco(new Date());
  await plain.goto(`/occasions/aid?date=${today}`);
  await expect(cards(plain).first()).toContainText(/Trop juste pour le/);
  await context.close();
});

test('the page of an occasion is accessible on a phone, by day and by night', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/occasions/mariage');
  await expect(cards(page)).toHaveCount(6);
  expect(await findFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findFaults(page)).toEqual([]);
});

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
