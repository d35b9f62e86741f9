import type { Browser, Page } from '@playwright/test';
import { formatTable } from '../support/http/table.ts';
import { pathIn, type Language } from '#shared/language.ts';
import { median, report } from './metrics.ts';
import { words } from './web.words.ts';

/** Something that a shopper does with a finger, and what shows that it was done. */
interface Interaction {
  readonly name: string;
  /** Bound of a first touch: the highest median in milliseconds. Missing where the browser itself reacts. */
  readonly firstGoal?: number;
  readonly act: (page: Page) => Promise<void>;
  readonly done: Effect;
}

/** Is there once the first element of the selector has the text, or without one is there. */
interface Effect {
  readonly selector: string;
  readonly text?: string;
}

/** Until a phone's keyboard is there to be typed on. */
const KEYBOARD_MS = 300;

const firstCard = (page: Page) => page.getByRole('article').first();
/** A control of the filters, whose names and values are French in every language. */
const choice = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]:visible`);

const PATH = '/products';

function interactionsIn(language: Language): readonly Interaction[] {
  const { addToCart, viewCart, filters, count } = words[language];
  const openFilters = (page: Page) => page.getByRole('button', { name: filters }).tap();
  const counted = (products: number): Effect => ({ selector: 'output', text: count(products) });
  return [
    {
      name: 'add to cart',
      firstGoal: 120,
      act: (page) => firstCard(page).getByRole('button', { name: addToCart }).tap(),
      done: { selector: 'article a[href$="/cart"]', text: viewCart },
    },
    {
      name: 'filter',
      firstGoal: 150,
      async act(page) {
        await openFilters(page);
        await choice(page, 'category', 'Robes').tap();
      },
      done: counted(6),
    },
    {
      name: 'sort',
      firstGoal: 120,
      async act(page) {
        await openFilters(page);
        await choice(page, 'sort', 'prix-croissant').tap();
      },
      done: { selector: 'li:first-child h3 a[href$="/caraco-satin-emeraude"]' },
    },
    {
      name: 'type in search',
      firstGoal: 120,
      async act(page) {
        await page.getByRole('searchbox').tap();
        await page.waitForTimeout(KEYBOARD_MS);
        await page.getByRole('searchbox').pressSequentially('celeste', { delay: 120 });
      },
      done: counted(1),
    },
    {
      name: 'open product',
      act: (page) => firstCard(page).getByRole('link').first().tap(),
      done: { selector: 'article h1' },
    },
  ];
}

const WORST_FIRST = 200;
const LATER = 80;
const WORST_LATER = 120;
/** Factor of a first touch, against the same touch later. */
const TIMES = 1.5;
const EFFECT_MS = 400;
/** Factor of a phone in the middle of the market, against this machine (Lighthouse's own). */
const SLOWED = 4;
/** Paints that follow an interaction late still belong to it. */
const AFTER_MS = 500;
/** Between two looks for the effect: what looks at each paint slows what is measured. */
const POLL_MS = 20;

/** In milliseconds. */
interface Touch {
  /** To the next paint: the longest of all interactions that one act is made of; 0 below 16 ms. */
  readonly paint: number;
  /** From the last press or key until what it was for is seen. */
  readonly effect: number;
}

/**
 * Does each interaction so many times on a slowed processor, in turns on a page that was never
 * touched and on one that was.
 */
export async function measureInteractions(
  shop: string,
  browser: Browser,
  times: number,
  language: Language,
): Promise<string> {
  const rows: Array<readonly string[]> = [];
  const page = shop + pathIn(language, PATH);
  for (const interaction of interactionsIn(language)) {
    report(interaction.name);
    const first: Touch[] = [];
    const later: Touch[] = [];
    for (let n = 0; n < times; n += 1) {
      if (interaction.firstGoal) first.push(await touch(page, browser, interaction, true));
      later.push(await touch(page, browser, interaction, false));
    }
    rows.push(rowOf(interaction, first, later));
  }
  const headers = [
    'ms, median (worst)',
    'first touch',
    'goal',
    'later',
    'goal',
    'times',
    'effect seen after',
    'reached',
  ];
  const goals = ['goal', '', '', '', '', `at most ${TIMES}`, `at most ${EFFECT_MS}`, ''];
  return formatTable(headers, [...rows, goals]);
}

function rowOf({ name, firstGoal }: Interaction, first: readonly Touch[], later: readonly Touch[]) {
  const [firstPaints, laterPaints] = [first, later].map((each) => each.map(({ paint }) => paint));
  const [begun, after] = [seriesOf(firstPaints ?? []), seriesOf(laterPaints ?? [])];
  const effect = median([...first, ...later].map((each) => each.effect));
  const isLaterReached = after.middle <= LATER && after.worst <= WORST_LATER;
  const laterCells = [after.text, `${LATER} (${WORST_LATER})`];
  if (!firstGoal) {
    const isReached = isLaterReached && effect <= EFFECT_MS;
    return [name, '', '', ...laterCells, '', effect.toFixed(0), isReached ? 'yes' : 'no'];
  }
  const ratio = begun.middle / after.middle;
  const isReached =
    isLaterReached &&
    begun.middle <= firstGoal &&
    begun.worst <= WORST_FIRST &&
    ratio <= TIMES &&
    effect <= EFFECT_MS;
  const firstCells = [begun.text, `${firstGoal} (${WORST_FIRST})`];
  const cells = [...firstCells, ...laterCells, ratio.toFixed(2), effect.toFixed(0)];
  return [name, ...cells, isReached ? 'yes' : 'no'];
}

function seriesOf(values: readonly number[]) {
  const [middle, worst] = [median(values), Math.max(...values)];
  return { middle, worst, text: `${middle.toFixed(0)} (${worst.toFixed(0)})` };
}

async function touch(
  url: string,
  browser: Browser,
  { act, done }: Interaction,
  isFirst: boolean,
): Promise<Touch> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (!isFirst) {
    await page.getByRole('heading', { level: 1 }).tap();
    await page.waitForFunction(() => !('earlyEvents' in window));
    await page.waitForLoadState('networkidle');
  }
  const seen = await page.evaluateHandle(() => {
    const paints: number[] = [];
    const pressed: number[] = [];
    const note = ({ timeStamp }: Event) => pressed.push(timeStamp);
    for (const type of ['click', 'keydown']) addEventListener(type, note, { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) paints.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // newer than the types
    return { paints, pressed };
  });
  const effectSeen = page.waitForFunction(isSeen, done, { polling: POLL_MS });
  await act(page);
  const seenAt = await (await effectSeen).jsonValue();
  const effect = await seen.evaluate(({ pressed }, at) => at - (pressed.at(-1) ?? 0), seenAt);
  await page.waitForTimeout(AFTER_MS);
  const paint = await seen.evaluate(({ paints }) => Math.max(0, ...paints));
  await context.close();
  return { paint, effect };
}

/** In the page: the time in milliseconds once the effect is there, else 0. */
function isSeen({ selector, text }: Effect) {
  const shown = document.querySelector(selector)?.textContent.replaceAll(/\s+/g, ' ');
  return shown !== undefined && shown === (text ?? shown) ? performance.now() : 0;
}
