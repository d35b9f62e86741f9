import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import {
  readClippedRings,
  readMoved,
  readOffScreen,
  readOverflow,
  readShift,
  settle,
  watchShift,
} from './layout.ts';
import type { State } from './states.ts';

/** The most that a page may shift by itself, as the sum of the browser's scores. */
const MAX_SHIFT = 0.02;

export interface Measure {
  /** Faults that axe finds, by colour scheme. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  readonly shift: number;
  /** Elements that moved, as tag and class. */
  readonly moved: readonly string[];
  /** The most by which the page is wider than one of the windows. */
  readonly overflow: number;
  /** Controls beyond the sides of the window when text is twice as large. */
  readonly offScreen: readonly string[];
  /** Controls whose focus ring is cut off. */
  readonly rings: readonly string[];
}

/** Reaches a state and measures it: in each scheme, and drawn to each width in the end. */
export async function measure(
  page: Page,
  { reach }: State,
  {
    schemes,
    drawnTo,
  }: {
    readonly schemes: readonly ('light' | 'dark')[];
    readonly drawnTo: readonly number[];
  },
): Promise<Measure> {
  // What is still fading in has no colour to judge.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await watchShift(page);
  await reach(page);
  await settle(page);
  const shift = await readShift(page);
  const moved = await readMoved(page);
  // Further down the header stands before part of some button, whose target then counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const faults: Record<string, readonly string[]> = {};
  for (const scheme of schemes) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
    faults[scheme] = await findFaults(page);
  }
  const rings = await readClippedRings(page);
  const offScreen = await readOffScreen(page);
  let overflow = 0;
  for (const width of drawnTo) overflow = Math.max(overflow, await readOverflow(page, width));
  return { faults, shift, moved, overflow, offScreen, rings };
}

/** Describes the faults in the measurements, one line a fault. */
export function problemsOf({
  faults,
  shift,
  moved,
  overflow,
  offScreen,
  rings,
}: Measure): readonly string[] {
  return [
    ...Object.entries(faults).flatMap(([scheme, found]) =>
      found.map((fault) => `axe, ${scheme}: ${fault}`),
    ),
    ...(shift < MAX_SHIFT ? [] : [`layout shift: ${shift}, of ${moved.join(', ')}`]),
    ...(overflow === 0 ? [] : [`${overflow} pixels wider than the window`]),
    ...offScreen.map((control) => `beside the window with large text: ${control}`),
    ...rings.map((control) => `cut focus ring: ${control}`),
  ];
}
