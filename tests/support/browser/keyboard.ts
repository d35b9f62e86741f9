import type { Locator, Page } from '@playwright/test';

const MAX_STOPS = 60;

/** Goes on with Tab until the target has the focus, as a user without a mouse would; with Shift+Tab to what stands before. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}
