import type { Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { expect, freshTest as test, startBuiltShop } from '../../support/browser/browser.ts';
import { expectCopy, expectWorker } from '../../support/browser/copies.ts';
import { answers } from '../../support/shop/shopper.ts';

const left = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
const NOTHING = { workers: 0, caches: [] };

test('switched off, the worker goes with its caches and the shop works without', async ({
  browser,
}) => {
  const before = await startBuiltShop();
  const { port } = new URL(before.url);
  const context = await browser.newContext({ baseURL: before.url });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto('/products/caftan-celeste');
  await expectWorker(page);
  await expectCopy(page, '/products/caftan-celeste');
  await before.close();

  const after = await startBuiltShop({ PORT: port, SERVICE_WORKER: 'off' });
  onTestFinished(() => after.close());
  await page.goto('/products');
  await expect.poll(() => left(page)).toEqual(NOTHING);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boutique');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  const other = await browser.newContext({ baseURL: after.url });
  onTestFinished(() => other.close());
  const fresh = await other.newPage();
  await fresh.goto('/products');
  const fetched = other.waitForEvent('serviceworker');
  await answers(fresh);
  await fetched;
  await expect.poll(() => left(fresh)).toEqual(NOTHING);
});

test('the back office registers no worker', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await left(page)).toEqual(NOTHING);
});
