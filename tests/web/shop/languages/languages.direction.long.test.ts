import { expect, test } from '../../../support/browser/browser.ts';
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
  await page.goto('/ar/mockman');
  await answers(page);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();

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
