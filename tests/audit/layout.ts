import type { Page } from '@playwright/test';
import { answers } from '../support/shop/shopper.ts';

declare global {
  interface Window {
    /** Sum of the shifts of the document since it was opened. */
    layoutShift: number;
    /** Also counts the shifts that the browser would report only later. */
    readLayoutShift: () => number;
    /** Elements that moved by that, as tag and class. */
    movedElements: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: ReadonlyArray<{ readonly node: Node | null }>;
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
    window.movedElements = [];
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        window.layoutShift += value;
        for (const { node } of sources) {
          const isElement = node instanceof Element;
          window.movedElements.push(isElement ? `${node.localName}.${node.className}` : '#text');
        }
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

/**
 * Waits until the page answers and has come with its fonts and pictures, those further down
 * included.
 */
export async function settle(page: Page): Promise<void> {
  await answers(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const start = window.scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    // Those in view or near it were requested by now; one that never was, such as the last of a strip
    // that goes on beside the window, would be waited for in vain.
    const requested = Array.from(document.images).filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.currentSrc !== '' && left < window.innerWidth && right >= 0;
    });
    await Promise.all([document.fonts.ready, ...requested.map((image) => image.decode())]);
    window.scrollTo(0, start);
    // One frame to draw, one for the observer to receive it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** How far things have moved since the document was opened. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => window.readLayoutShift());
}

/** Returns the elements that have moved since then, as tag and class. */
export function readMoved(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.movedElements);
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

/** Controls beyond the sides of the window, with text twice as large as the browser has it. */
export async function readOffScreen(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const setFont = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setFont(32);
  const found = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const root = document.querySelector('dialog:modal') ?? document.body;
    const isScrolledTo = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || element === root) return false;
      return /auto|scroll/.test(getComputedStyle(parentElement).overflowX)
        ? parentElement !== root
        : isScrolledTo(parentElement);
    };
    const isOut = (control: Element) => {
      const { left, right, width } = control.getBoundingClientRect();
      // One pixel is for screen readers.
      if (width <= 1 || isScrolledTo(control)) return false;
      return left < -1 || right > document.documentElement.clientWidth + 1;
    };
    const controls = root.querySelectorAll('a, button, input, select, textarea');
    return Array.from(controls)
      .filter(isOut)
      .map(({ className, ariaLabel, textContent }) => `${className}: ${ariaLabel ?? textContent}`);
  });
  await setFont(16);
  await session.detach();
  return found;
}

/** Controls whose focus ring is cut off by what scrolls or hides around them, or by the window. */
export async function readClippedRings(page: Page): Promise<readonly string[]> {
  // From here on a focus counts as the keyboard's.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const sides = { left: 0, right: document.documentElement.clientWidth };
    const isClipped = (element: Element) => {
      let shown = element;
      let style = getComputedStyle(shown);
      // The ring of a hidden radio button is that of its label.
      while (style.outlineStyle === 'none' || style.opacity === '0') {
        if (!shown.parentElement) return false;
        shown = shown.parentElement;
        style = getComputedStyle(shown);
      }
      const ring = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
      const box = shown.getBoundingClientRect();
      const isCutBy = (clip: typeof sides) =>
        box.left - ring < clip.left - 0.5 || box.right + ring > clip.right + 0.5;
      let { position } = style;
      for (let around = shown.parentElement; around; around = around.parentElement) {
        if (position === 'fixed' || around === document.body) break;
        style = getComputedStyle(around);
        // What is positioned beyond it is not held by it.
        if (position === 'absolute' && style.position === 'static') continue;
        ({ position } = style);
        const clip = around.getBoundingClientRect();
        const isBeyond = box.top - ring < clip.top - 0.5 || box.bottom + ring > clip.bottom + 0.5;
        if (style.overflowX !== 'visible' && isCutBy(clip)) return true;
        if (style.overflowY !== 'visible' && isBeyond) return true;
      }
      return isCutBy(sides);
    };
    const root = document.querySelector('dialog:modal') ?? document.body;
    const stops = 'a, button, input, select, textarea, summary, [tabindex="0"]';
    return Array.from(root.querySelectorAll<HTMLElement>(stops))
      .filter((stop) => {
        stop.focus();
        stop.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
        return stop.matches(':focus-visible') && isClipped(stop);
      })
      .map(({ className, ariaLabel, textContent }) => `${className}: ${ariaLabel ?? textContent}`);
  });
}
