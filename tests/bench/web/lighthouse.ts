import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CHROMIUM_FLAGS, findChromium } from '../../support/browser/chromium.ts';

/** Too heavy to come with the shop's packages: npm fetches it when it is asked for. */
const LIGHTHOUSE = 'lighthouse@12';

const score = z.object({ score: z.number().nullable() }).transform((each) => each.score ?? 0);
const number = z.object({ numericValue: z.number().optional() }).transform(
  // A page that paints nothing has no figure.
  (audit) => audit.numericValue ?? null,
);

const reportSchema = z.object({
  categories: z.object({
    performance: score,
    seo: score.optional(),
    accessibility: score.optional(),
    'best-practices': score.optional(),
  }),
  audits: z.object({
    'largest-contentful-paint': number,
    'total-blocking-time': number,
    'cumulative-layout-shift': number,
  }),
});

/** What Lighthouse says of one load; times in milliseconds, scores from 0 to 1. */
export type LighthouseReport = z.output<typeof reportSchema>;

/**
 * Loads a page as Lighthouse's phone does, on a connection and a processor that are really held
 * back: its other way, a simulation, counts scripts that arrive early as blocking.
 */
export async function runLighthouse(
  url: string,
  { folder, isSpeedOnly }: { readonly folder: string; readonly isSpeedOnly: boolean },
): Promise<LighthouseReport> {
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
    ...(isSpeedOnly ? ['--only-categories=performance'] : []),
  ];
  const child = spawn('npx', args, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = await text(child.stderr);
  const report = await readFile(output, 'utf8').catch(() => {
    throw new Error(`Lighthouse gave no report of ${url}: ${said}`);
  });
  return reportSchema.parse(JSON.parse(report));
}
