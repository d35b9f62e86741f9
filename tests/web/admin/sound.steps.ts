import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';

const WIDTHS = [375, 1280];
const SCHEMES = ['light', 'dark'] as const;
const NARROWEST = 320;

/** Looks at the page as it stands, at each width and in each scheme. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // There the bars that stick to the bottom cover nothing.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const faults = await findFaults(page);
      expect({ width, colorScheme, faults }).toEqual({ width, colorScheme, faults: [] });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}
