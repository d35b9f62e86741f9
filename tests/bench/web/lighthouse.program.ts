import { formatTable } from '../../support/http/table.ts';
import { inNewFolder } from '../beside.ts';
import { goalText, reaches, type Goal } from '../goal.ts';
import { median } from '../median.ts';
import { runLighthouse, type LighthouseReport } from './lighthouse.ts';
import { ROUTES } from './routes.ts';
import { startUnscripted } from './unscripted.ts';

/** A page with and without its scripts, loaded one after the other. */
interface Round {
  readonly shop: LighthouseReport;
  readonly unscripted: LighthouseReport;
}

interface Column {
  readonly head: string;
  readonly goal: Goal;
  readonly digits: number;
  /** Null when one of the two loads painted nothing. */
  readonly of: (round: Round) => number | null;
}

const audit = (name: keyof LighthouseReport['audits'], unit: number) => (round: Round) => {
  const value = round.shop.audits[name];
  return value === null ? null : value / unit;
};
const score = (name: keyof LighthouseReport['categories']) => (round: Round) =>
  (round.shop.categories[name] ?? 0) * 100;
const paint = ({ audits }: LighthouseReport) => audits['largest-contentful-paint'];

const PERFECT = { goal: { atLeast: 100 }, digits: 0 };

const COLUMNS: readonly Column[] = [
  {
    head: 'LCP s',
    goal: { below: 1.6 },
    digits: 2,
    of: audit('largest-contentful-paint', 1000),
  },
  {
    head: 'of unscripted',
    goal: { atMost: 1.1 },
    digits: 2,
    of: ({ shop, unscripted }) => {
      const [ours, theirs] = [paint(shop), paint(unscripted)];
      return ours === null || theirs === null ? null : ours / theirs;
    },
  },
  { head: 'TBT ms', goal: { below: 60 }, digits: 0, of: audit('total-blocking-time', 1) },
  { head: 'CLS', goal: { below: 0.01 }, digits: 3, of: audit('cumulative-layout-shift', 1) },
  { head: 'score', goal: { atLeast: 99 }, digits: 0, of: score('performance') },
  { head: 'SEO', ...PERFECT, of: score('seo') },
  { head: 'accessibility', ...PERFECT, of: score('accessibility') },
  { head: 'best practices', ...PERFECT, of: score('best-practices') },
];

/** Loads each route so many times, with and without its scripts by turns; gives a table of medians. */
export async function measureLighthouse(shop: string, rounds: number): Promise<string> {
  const unscripted = await startUnscripted(shop);
  try {
    return await inNewFolder(async (folder) => {
      const rows: Array<readonly string[]> = [];
      for (const { name, path } of ROUTES) {
        const seen: Round[] = [];
        for (let round = 0; round < rounds; round += 1) {
          process.stderr.write(`${name} ${round + 1} of ${rounds} …\n`);
          seen.push({
            shop: await runLighthouse(shop + path, { folder, isSpeedOnly: false }),
            unscripted: await runLighthouse(unscripted.url + path, { folder, isSpeedOnly: true }),
          });
        }
        rows.push(rowOf(name, seen));
      }
      const goals = ['goal', ...COLUMNS.map(({ goal }) => goalText(goal)), ''];
      const headers = ['Lighthouse 12, phone', ...COLUMNS.map(({ head }) => head), 'reached'];
      return formatTable(headers, [...rows, goals]);
    });
  } finally {
    unscripted.close();
  }
}

function rowOf(name: string, seen: readonly Round[]): readonly string[] {
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
