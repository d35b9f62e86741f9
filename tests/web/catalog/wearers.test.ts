import { findFaults } from '../../audit/axe.ts';
import { expect, test as base } from '../../support/browser/browser.ts';

const test = base.extend({ width: 375 });

test('whoever chooses a height sees where a garment ends on her, without scripts as well', async ({
  page,
  browser,
  url,
}) => {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  for (const tab of [page, await context.newPage()]) {
    await tab.goto('/products/jupe-plissee-safran');
    const heights = tab.getByRole('group', { name: 'Vous mesurez' });
    await expect(heights.getByRole('radio', { name: '1,66\u00a0m' })).toBeChecked();
    const middle = heights.getByRole('img', {
      name: 'Sur une femme de 1,66\u00a0m, s’arrête à mi-mollet.',
    });
    await expect(middle).toBeVisible();

    await heights.getByRole('radio', { name: '1,74\u00a0m' }).check();
    await expect(middle).toBeHidden();
    const tall = heights.getByRole('img', { name: /^Sur une femme de 1,74\sm, s’arrête / });
    await expect(tall).toBeVisible();
    await expect(heights.getByRole('img')).toHaveCount(1);
  }
  expect(await findFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findFaults(page)).toEqual([]);
  await context.close();
});
