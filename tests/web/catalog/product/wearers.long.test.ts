import { findFaults } from '../../../audit/axe.ts';
import { expect, test as base } from '../../../support/browser/browser.ts';
import { size } from './variants.steps.ts';
import { chooseTaller } from './wearers.steps.ts';

const test = base.extend({ width: 375 });

test('where a garment ends is shown without scripts, and is accessible by day and by night', async ({
  page,
  browser,
  url,
}) => {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  await chooseTaller(await context.newPage());
  await context.close();
  await chooseTaller(page);
  expect(await findFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findFaults(page)).toEqual([]);
});

test('the chosen size is the one that is drawn, from the first one on', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname.endsWith('djellaba-menthe')) {
      localStorage.setItem('chosenSizes', '{"traditionnels":"S"}');
    }
  });
  await page.goto('/products/djellaba-menthe');
  const heights = page.getByRole('group', { name: 'Vous mesurez' });
  await expect(size(page, 'S')).toBeChecked();
  await expect(heights).toContainText('Taille S sur 1,66\u00a0m\u00a0: ourlet à 8\u00a0cm du sol.');
  const drawn = heights.getByRole('img');
  await expect(drawn).toHaveAttribute('src', /djellaba-134-166-/);

  await size(page, 'XXL').check();
  await expect(heights).toContainText('Taille XXL sur 1,66\u00a0m\u00a0: trop long de 8\u00a0cm');
  await expect(drawn).toHaveAttribute('src', /djellaba-150-166-/);
});
