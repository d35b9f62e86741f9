import { parseArgs } from 'node:util';
import { formatTable } from '../../support/http/table.ts';
import { goalText, reaches } from '../goal.ts';
import { ratioOf } from '../median.ts';
import { peakMemoryOf } from '../process-metrics.ts';
import { formatFindings, type Figure } from '../report.ts';
import { alternate, processorOf, type Pace } from '../side-by-side.ts';
import { runAdmin } from './admin.ts';
import { openShop, type OpenedShop } from './opened.ts';
import { runExplain } from './explain.ts';
import { runExports } from './exports.ts';
import { subjects, type Subject } from './subjects.ts';

const PACE: Pace = { rounds: 3, seconds: 2, warmUpSeconds: 2, connections: 8 };
const SHORT: Pace = { rounds: 1, seconds: 0.3, warmUpSeconds: 0.3, connections: 8 };
const SIZES = [30, 1_000, 10_000, 100_000];
const SHORT_SIZES = [30, 1_000];
const STARTS = 3;
const EXPLAINED = '1000000';

const OPTIONS = {
  short: { type: 'boolean', default: false },
  explain: { type: 'boolean', default: false },
  admin: { type: 'boolean', default: false },
  exports: { type: 'boolean', default: false },
} as const;

const GOALS = new Map([
  [30, { start: { below: 600 }, idle: { below: 100 }, most: { below: 200 } }],
  [100_000, { start: { below: 1_500 }, idle: { below: 350 }, most: { below: 350 } }],
]);

const say = (text: string) => process.stdout.write(`${text}\n`);
const tell = (subject: string) => process.stderr.write(`${subject} …\n`);
const count = (size: number) => size.toLocaleString('en-US');

/**
 * `npm run bench:scale [-- --short]`: the same shop with ever more products, all sizes in one run;
 * with `--admin` every list of the back office on both stores;
 * with `--exports` the memory that feeds and exports take;
 * with `--explain [products]` what PostgreSQL does in a database of so many.
 * Gives 0 once everything was measured, whatever the figures.
 */
export async function run(args: string[]): Promise<number> {
  const {
    values: { short, explain, admin, exports },
    positionals: [products = EXPLAINED],
  } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (admin) return runAdmin(short);
  if (exports) return runExports(short);
  if (explain) return runExplain(Number(products), short);
  const [sizes, pace] = short ? [SHORT_SIZES, SHORT] : [SIZES, PACE];
  const opened: OpenedShop[] = [];
  try {
    for (const size of sizes) {
      tell(`${count(size)} products`);
      opened.push(await openShop(size, short ? 1 : STARTS));
    }
    const rows: Array<readonly string[]> = [];
    for (const subject of subjects(pace.connections)) {
      tell(subject.what);
      rows.push(await measure(subject, opened, pace));
    }
    say(formatTable(headsOf(sizes), rows));
    say(formatFindings([{ metrics: await metricsOf(opened) }]));
  } finally {
    for (const { close } of opened) await close();
  }
  return 0;
}

/** A row: processor time at the smallest, how many times that at each other, and at the largest. */
async function measure(
  { what, requests, holds, goal }: Subject,
  shops: readonly OpenedShop[],
  pace: Pace,
): Promise<readonly string[]> {
  const sides = await Promise.all(
    shops.map(async (shop) => ({ ...shop, requests: await requests(shop), holds })),
  );
  const windows = await alternate(sides, pace);
  const all = sides.map((side) => windows.get(side) ?? []);
  const times = all.map((each) => each.map(({ processorMs }) => processorMs));
  const ratios = times.slice(1).map((each) => ratioOf(each, times[0] ?? []));
  const [smallest = 0, ...larger] = all.map(processorOf);
  const largest = larger.at(-1) ?? smallest;
  const cells = [what, smallest.toFixed(2), ...ratios.map((ratio) => ratio.toFixed(2))];
  if (!goal) return [...cells, largest.toFixed(2), '', ''];
  const [value, aim] = 'ms' in goal ? [largest, goal.ms] : [ratios.at(-1) ?? 1, goal.times];
  const text = 'ms' in goal ? `${goalText(aim)} ms` : `${goalText(aim)} times`;
  return [...cells, largest.toFixed(2), text, reaches(value, aim) ? 'yes' : 'no'];
}

function headsOf(sizes: readonly number[]): readonly string[] {
  const [smallest = 0, ...larger] = sizes.map(count);
  const last = `ms at ${larger.at(-1) ?? smallest}`;
  const times = larger.map((size) => `times at ${size}`);
  return ['processor time of', `ms at ${smallest}`, ...times, last, 'goal', 'reached'];
}

/** Start and memory of each size; issue 6 names goals for the smallest and for 100,000 products. */
async function metricsOf(shops: readonly OpenedShop[]): Promise<readonly Figure[]> {
  const rows = shops.map(async ({ size, pid, start }) => {
    const goals = GOALS.get(size);
    const at = `${count(size)} products`;
    return [
      { what: `${at}: start to first answer, ms`, value: start.firstAnswerMs, goal: goals?.start },
      { what: `${at}: idle memory, MB`, value: start.idleMb, goal: goals?.idle },
      { what: `${at}: most memory, MB`, value: await peakMemoryOf(pid), goal: goals?.most },
    ];
  });
  return (await Promise.all(rows)).flat();
}
