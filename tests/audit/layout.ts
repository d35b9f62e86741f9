import type { Page } from '@playwright/test';
import { answers } from '../support/shop/shopper.ts';

declare global {
  interface Window {
    /** Sum of the shifts of the document since it was opened. */
    layoutShift: number;
    /** Those of which the browser would tell only later count too. */
    readLayoutShift: () => number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Time that a font is made to take, so that the text is laid out twice as on a slow line. */
const FONT_DELAY_MS = 250;

/** Adds up from the first moment how far things move by themselves, fonts coming late. */
export async function watchShift(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.readLayoutShift = () => {
      add(observer.takeRecords());
      return window.layoutShift;
    };
  });
}

/** Waits until the page answers and has come with its fonts and pictures, those further down included. */
export async function settle(page: Page): Promise<void> {
  await answers(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const start = window.scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    // Those in view or near it were asked for by now; one that never was would be waited for in vain.
    const requested = Array.from(document.images).filter((image) => image.currentSrc !== '');
    await Promise.all([document.fonts.ready, ...requested.map((image) => image.decode())]);
    window.scrollTo(0, start);
    // One frame to draw, one for the observer to be told of it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** How far things have moved since the document was opened. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => window.readLayoutShift());
}

/** Pixels by which the page, or a dialog on it, is wider than a window of this width. */
export async function readOverflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const surfaces = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...surfaces.map((surface) => surface.scrollWidth - surface.clientWidth));
  });
}
