import { expect, test } from '../../support/browser/browser.ts';
import { readStored } from '../../support/shop/shopper.ts';
import { heading } from './catalog.steps.ts';
import { enlarge, look, place, viewed, viewer, zoom } from './product-page.steps.ts';
import { SHIRT, SHIRT_ID } from './variants.steps.ts';

const TROUSERS = 'Pantalon large en lin';
const TROUSERS_ID = 'pantalon-large-lin';

test('the picture is enlarged and moved by keys, and the focus returns', async ({ page }) => {
  await look(page);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  await expect(zoom(page)).toHaveText(/^100\s%$/);
  await expect(viewer(page).getByRole('button', { name: 'Zoom avant' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await expect(zoom(page)).toHaveText(/^225\s%$/);
  const before = await place(page);
  const top = async () => (await place(page)).y;
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeCloseTo(before.y - 80, 0);
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowUp');
  // Its upper edge is reached and does not leave the stage.
  await expect.poll(top).toBeGreaterThanOrEqual(before.y);
  expect(await top()).toBeLessThan(before.y + before.height / 2);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('-');
  await expect(zoom(page)).toHaveText(/^100\s%$/);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(enlarge(page)).toBeFocused();
});

test('what was looked at is shown on the next product and in the empty cart', async ({ page }) => {
  await look(page);
  await expect(viewed(page)).toBeHidden();
  // The page is seen before its scripts, which remember it.
  await expect.poll(() => readStored(page, 'recentlyViewed')).toEqual([SHIRT_ID]);
  await look(page, TROUSERS_ID, TROUSERS);
  await expect(viewed(page).getByRole('listitem')).toHaveCount(1);
  await viewed(page).getByRole('link', { name: SHIRT }).click();
  await expect(heading(page)).toHaveText(SHIRT);
  await expect(viewed(page).getByRole('link', { name: TROUSERS })).toBeVisible();
  await expect.poll(() => readStored(page, 'recentlyViewed')).toEqual([SHIRT_ID, TROUSERS_ID]);
  await page.goto('/cart');
  await expect(viewed(page).getByRole('heading', { level: 3 })).toHaveText([SHIRT, TROUSERS]);
});
