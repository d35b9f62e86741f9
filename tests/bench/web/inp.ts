import type { Browser } from '@playwright/test';
import { formatTable } from '../../support/http/table.ts';
import { goalText, reaches } from '../goal.ts';
import { median } from '../median.ts';
import { INTERACTIONS, type Interaction } from './interactions.ts';

const GOAL = { below: 100 };
/** Of a phone in the middle of the market, against this machine (Lighthouse's own factor). */
const SLOWED = 4;
/** Paints that follow an interaction late still belong to it. */
const AFTER_MS = 500;

/** Does each interaction so many times on a slowed processor; gives a table of the times to the next paint. */
export async function measureInp(shop: string, browser: Browser, times: number): Promise<string> {
  const rows: Array<readonly string[]> = [];
  for (const interaction of INTERACTIONS) {
    process.stderr.write(`${interaction.name} …\n`);
    const worsts: number[] = [];
    for (let n = 0; n < times; n += 1) {
      worsts.push(await worstOf(shop, browser, interaction));
    }
    const worst = Math.max(...worsts);
    const cells = [median(worsts), worst].map((ms) => ms.toFixed(0));
    rows.push([interaction.name, ...cells, goalText(GOAL), reaches(worst, GOAL) ? 'yes' : 'no']);
  }
  const headers = ['interaction to next paint', 'median ms', 'worst ms', 'goal', 'reached'];
  return formatTable(headers, rows);
}

/** The longest of all interactions that one act is made of; what takes less than 16 ms counts as 0. */
export async function worstOf(
  shop: string,
  browser: Browser,
  { path, isFirstSign, act, done }: Interaction,
): Promise<number> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(shop + path, { waitUntil: 'networkidle' });
  if (!isFirstSign) {
    await page.mouse.wheel(0, 10);
    await page.waitForFunction(() => !('earlyEvents' in window));
    await page.waitForLoadState('networkidle');
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const seen = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // newer than the types
    return durations;
  });
  await act(page);
  await done(page).waitFor();
  await page.waitForTimeout(AFTER_MS);
  const worst = await seen.evaluate((durations) => Math.max(0, ...durations));
  await context.close();
  return worst;
}
