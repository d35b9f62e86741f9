import { dateInMorocco } from '../../../server/shared/time.ts';
import { findFaults } from '../../audit/axe.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { cards } from './catalog.steps.ts';

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
