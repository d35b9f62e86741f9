import type { Page } from '@playwright/test';

/** Runs before a page's own scripts: sums what moves without an input. */
export function watchShifts(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the sum of `watchShifts`, as Core Web Vitals count it. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as number);
