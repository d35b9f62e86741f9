import type { Browser, Locator, Page } from '@playwright/test';
import { formatTable } from '../support/http/table.ts';
import { goalCells, median, report } from './metrics.ts';

/** Something that a shopper does, and what shows that it was done. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Done on a page that was not touched before: what it needs for it is not there yet. */
  readonly isFirstTouch?: true;
  /** Does it, with a finger where one would. */
  readonly act: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Locator;
}

/** Until a phone's keyboard is there to be typed on. */
const KEYBOARD_MS = 300;

const firstCard = (page: Page) => page.getByRole('article').first();
const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filtres' }).tap();

const AWAKE: readonly Interaction[] = [
  {
    name: 'add to cart',
    path: '/products',
    act: (page) => firstCard(page).getByRole('button', { name: 'Ajouter au Panier' }).tap(),
    done: (page) => firstCard(page).getByRole('link', { name: 'Voir le Panier' }),
  },
  {
    name: 'filter',
    path: '/products',
    async act(page) {
      await openFilters(page);
      await page.getByRole('checkbox', { name: 'Robes' }).tap();
    },
    done: (page) => count(page, '6 produits'),
  },
  {
    name: 'sort',
    path: '/products',
    async act(page) {
      await openFilters(page);
      await page.getByRole('radio', { name: 'Prix croissant' }).tap();
    },
    done: (page) => page.getByRole('radio', { name: 'Prix croissant', checked: true }),
  },
  {
    name: 'type in search',
    path: '/products',
    async act(page) {
      await page.getByRole('searchbox').tap();
      await page.waitForTimeout(KEYBOARD_MS);
      await page.getByRole('searchbox').pressSequentially('celeste', { delay: 120 });
    },
    done: (page) => count(page, '1 produit'),
  },
  {
    name: 'open product',
    path: '/products',
    act: (page) => firstCard(page).getByRole('link').first().tap(),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Chemisier à plastron plissé' }),
  },
];

/** Of these a first press that opens another page is the browser's own business. */
const AT_FIRST = AWAKE.filter(({ name }) => name !== 'open product');

export const FIRST_TOUCHES: readonly Interaction[] = AT_FIRST.map((each) => ({
  ...each,
  name: `${each.name}, the first touch`,
  isFirstTouch: true as const,
}));

export const INTERACTIONS = [...AWAKE, ...FIRST_TOUCHES];

const GOAL = { below: 100 };
/** Of a phone in the middle of the market, against this machine (Lighthouse's own factor). */
const SLOWED = 4;
/** Paints that follow an interaction late still belong to it. */
const AFTER_MS = 500;

/** Does each interaction so many times on a slowed processor; a table of the times to the next paint. */
export async function measureInteractions(
  shop: string,
  browser: Browser,
  interactions: readonly Interaction[],
  times: number,
): Promise<string> {
  const rows: Array<readonly string[]> = [];
  for (const interaction of interactions) {
    report(interaction.name);
    const worsts: number[] = [];
    for (let n = 0; n < times; n += 1) worsts.push(await worstOf(shop, browser, interaction));
    const worst = Math.max(...worsts);
    const cells = [median(worsts), worst].map((ms) => ms.toFixed(0));
    rows.push([interaction.name, ...cells, ...goalCells(worst, GOAL)]);
  }
  const headers = ['interaction to next paint', 'median ms', 'worst ms', 'goal', 'reached'];
  return formatTable(headers, rows);
}

/** The longest of all interactions that one act is made of; what takes less than 16 ms counts as 0. */
async function worstOf(
  shop: string,
  browser: Browser,
  { path, isFirstTouch, act, done }: Interaction,
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
  if (!isFirstTouch) {
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
