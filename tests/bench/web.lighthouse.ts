import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CHROMIUM_FLAGS, findChromium } from '../support/browser/chromium.ts';
import { formatTable } from '../support/http/table.ts';
import { goalText, median, reaches, report, type Goal } from './metrics.ts';
import { inNewFolder } from './shop.ts';
import type { Route } from './requests.ts';

/** Too heavy to come with the shop's packages: npm fetches it on demand. */
const LIGHTHOUSE = 'lighthouse@12';

const scored = z.object({ score: z.number().nullable() }).transform((each) => each.score ?? 0);
const number = z.object({ numericValue: z.number().optional() }).transform(
  // A page that paints nothing has no figure.
  (audit) => audit.numericValue ?? null,
);

const reportSchema = z.object({
  categories: z.object({
    performance: scored,
    seo: scored,
    accessibility: scored,
    'best-practices': scored,
  }),
  audits: z.object({
    'largest-contentful-paint': number,
    'total-blocking-time': number,
    'cumulative-layout-shift': number,
  }),
});

/** Lighthouse's report on one load; times in milliseconds, scores from 0 to 1. */
type LighthouseReport = z.output<typeof reportSchema>;

/**
 * Loads a page as Lighthouse's phone does, on a connection and a processor that are really throttled:
 * its other way, a simulation, counts scripts that arrive early as blocking.
 */
async function runLighthouse(url: string, folder: string): Promise<LighthouseReport> {
  const output = join(folder, 'report.json');
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--no-enable-error-reporting',
    '--throttling-method=devtools',
    `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
  ];
  const child = spawn('npx', args, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed = await text(child.stderr);
  const written = await readFile(output, 'utf8').catch(() => {
    throw new Error(`Lighthouse made no report of ${url}: ${printed}`);
  });
  return reportSchema.parse(JSON.parse(written));
}

interface Column {
  readonly head: string;
  readonly goal: Goal;
  readonly digits: number;
  /** Null when the page painted nothing. */
  readonly of: (report: LighthouseReport) => number | null;
}

const score = (name: keyof LighthouseReport['categories'], head: string, atLeast = 100) => ({
  head,
  goal: { atLeast },
  digits: 0,
  of: ({ categories }: LighthouseReport) => categories[name] * 100,
});

const COLUMNS: readonly Column[] = [
  {
    head: 'LCP ms',
    goal: { below: 1_600 },
    digits: 0,
    of: ({ audits }) => audits['largest-contentful-paint'],
  },
  {
    head: 'TBT ms',
    goal: { atMost: 150 },
    digits: 0,
    of: ({ audits }) => audits['total-blocking-time'],
  },
  {
    head: 'CLS',
    goal: { below: 0.01 },
    digits: 3,
    of: ({ audits }) => audits['cumulative-layout-shift'],
  },
  score('performance', 'score', 95),
  score('seo', 'SEO'),
  score('accessibility', 'accessibility'),
  score('best-practices', 'best practices'),
];

/** Loads each route so many times; a table of medians. */
export function measureLighthouse(
  shop: string,
  routes: readonly Route[],
  rounds: number,
): Promise<string> {
  return inNewFolder(async (folder) => {
    const rows: Array<readonly string[]> = [];
    for (const { name, path } of routes) {
      const seen: LighthouseReport[] = [];
      for (let round = 0; round < rounds; round += 1) {
        report(`${name} ${round + 1} of ${rounds}`);
        seen.push(await runLighthouse(shop + path, folder));
      }
      rows.push(rowOf(name, seen));
    }
    const goals = ['goal', ...COLUMNS.map(({ goal }) => goalText(goal)), ''];
    const headers = ['Lighthouse 12, phone', ...COLUMNS.map(({ head }) => head), 'reached'];
    return formatTable(headers, [...rows, goals]);
  });
}

function rowOf(name: string, seen: readonly LighthouseReport[]): readonly string[] {
  const values = COLUMNS.map(({ of }) => {
    const metrics = seen.map(of).filter((value) => value !== null);
    return metrics.length > 0 ? median(metrics) : null;
  });
  const missed = COLUMNS.filter(({ goal }, n) => {
    const value = values[n] ?? null;
    return value === null || !reaches(value, goal);
  });
  const cells = COLUMNS.map(({ digits }, n) => values[n]?.toFixed(digits) ?? '–');
  return [name, ...cells, missed.length === 0 ? 'yes' : `not ${missed[0]?.head}`];
}
