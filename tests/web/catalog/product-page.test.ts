import { expect, test } from '../../support/browser/browser.ts';
import { enlarge, look, place, viewer, zoom } from './product-page.steps.ts';

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
