import { findFaults } from '../../../audit/axe.ts';
import { expect, test as base } from '../../../support/browser/browser.ts';
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
