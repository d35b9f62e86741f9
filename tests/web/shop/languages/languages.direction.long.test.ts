import { expect, test } from '../../../support/browser/browser.ts';
import type { Locator } from '@playwright/test';
import { answers } from '../../../support/shop/shopper.ts';

test('the third picture lies to the left of the first one', async ({ page }) => {
  await page.goto('/ar/products/caftan-celeste');
  await answers(page);
  await page.getByRole('radio', { name: /^الصورة 3 من/ }).check({ force: true });
  const strip = page.locator('.gallery__strip');
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
  const [shown, box] = await Promise.all([
    strip.locator('li').nth(2).boundingBox(),
    strip.boundingBox(),
  ]);
  expect(shown?.x).toBeCloseTo(box?.x ?? Number.NaN, 0);
});

test('arrow keys go where they point, and toasts stand at the left', async ({ page }) => {
  await page.goto('/ar/products');
  await answers(page);
  const mark = page.locator('input[type="range"]');
  await mark.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(mark).toHaveValue('4.9');
  await page.keyboard.press('ArrowLeft');
  await expect(mark).toHaveValue('5');

  await page.getByRole('article').first().getByRole('button', { name: 'أضف إلى السلة' }).click();
  const toast = page.locator('.Toastify__toast').first();
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect((box?.x ?? 1280) + (box?.width ?? 0)).toBeLessThan(640);
});

/** From the left, these parts of a text. */
const inSight = (text: Locator, parts: readonly string[]) =>
  text.evaluate((element, sought) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const leftOf = (part: string) => {
      const range = new Range();
      const start = node?.textContent?.indexOf(part) ?? -1;
      if (!node || start < 0) throw new Error(`There is no « ${part} »`);
      range.setStart(node, start);
      range.setEnd(node, start + part.length);
      return range.getBoundingClientRect().left;
    };
    return sought.toSorted((one, other) => leftOf(one) - leftOf(other));
  }, parts);

test('numbers keep their order', async ({ page }) => {
  await page.goto('/ar/guide-des-tailles');
  const height = page.getByRole('cell', { name: '155–160' });
  expect(await inSight(height, ['155', '160'])).toEqual(['155', '160']);
  await page.goto('/ar/trouver-ma-monture');
  const hint = page.getByText('52□18-145');
  expect(await inSight(hint, ['52', '18', '145'])).toEqual(['52', '18', '145']);
});

test('on a phone, a cell follows the name of its column as its language writes a colon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const written: Record<string, string> = {};
  for (const path of [
    '/livraison-et-retours',
    '/ar/livraison-et-retours',
    '/en/livraison-et-retours',
  ]) {
    await page.goto(path);
    const cell = page.locator('.information-table td').first();
    written[path] = await cell.evaluate((td) => getComputedStyle(td, '::before').content);
  }
  expect(written).toEqual({
    '/livraison-et-retours': '"Livraison\u00a0: " / ""',
    '/ar/livraison-et-retours': '"التوصيل: " / ""',
    '/en/livraison-et-retours': '"Delivery: " / ""',
  });
});
