import type { Locator, Page } from '@playwright/test';

const MAX_STOPS = 60;

/** Goes on with Tab until the target has the focus, as a user without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}
