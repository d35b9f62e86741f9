import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { answers } from '../../support/shop/shopper.ts';

const DRESS = 'Robe longue Bougainvillier';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new page starts at its top; Back and Forward return to where one was', async ({ page }) => {
  await page.goto('/products');
  await answers(page);
  const link = page.getByRole('link', { name: DRESS });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  const before = await scrolled(page);
  await link.click();
  await expect(heading(page)).toHaveText(DRESS);
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(5);
  await page.goForward();
  await expect(heading(page)).toHaveText(DRESS);
  await expect.poll(() => scrolled(page)).toBe(0);

  // So it does after a reload of the page left to.
  await page.reload();
  await answers(page);
  await page.goBack();
  await expect(link).toBeInViewport();
});
