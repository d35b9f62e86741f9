import { parseArgs } from 'node:util';
import { peakMemoryOf } from '../process-metrics.ts';
import { formatFindings, type Findings } from '../report.ts';
import { withShop } from '../running.ts';
import type { Pace } from '../side-by-side.ts';
import { requestOnce } from './answers.ts';
import { measureInstall } from './install.ts';
import { measurePages } from './pages.ts';
import { startPeers } from './peers.ts';
import { measureReads } from './reads.ts';
import { measureStarts } from './start.ts';
import { measureWrites } from './writes.ts';

const PRODUCTS = 30;
const CONNECTIONS = 50;
const READ_PACE: Pace = { rounds: 5, seconds: 3, warmUpSeconds: 4, connections: CONNECTIONS };
/** Shorter windows exaggerate p99: 50 connections arrive at once. */
const WRITE_PACE: Pace = { rounds: 3, seconds: 10, warmUpSeconds: 5, connections: CONNECTIONS };
const SHORT: Pace = { rounds: 1, seconds: 0.5, warmUpSeconds: 0.5, connections: CONNECTIONS };
const STARTS = 5;

const say = (text: string) => process.stdout.write(`${text}\n`);
const tell = (subject: string) => process.stderr.write(`${subject} …\n`);

/**
 * `npm run bench [-- --peers --install --short]`: the shop beside the limits of the machine and its
 * peers, all in one run. Gives 0 once everything was measured, whatever the figures.
 */
export async function run(args: string[]): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const options = { peers: flag, install: flag, short: flag };
  const { values } = parseArgs({ args, options });
  const [reads, writes] = values.short ? [SHORT, SHORT] : [READ_PACE, WRITE_PACE];
  tell('starts');
  const starts = await measureStarts(PRODUCTS, values.short ? 1 : STARTS);
  const findings = await withShop(PRODUCTS, async (shop, folder): Promise<readonly Findings[]> => {
    tell('answers and peers');
    const known = await requestOnce(shop);
    const peers = await startPeers(shop, known, { folder, isVendureAsked: values.peers });
    try {
      tell('reads');
      const read = await measureReads(shop, known.requested, peers, reads);
      tell('pages');
      const pages = await measurePages(shop, folder, reads);
      tell('cart changes');
      const written = await measureWrites(shop, peers, writes);
      const peak = await peakMemoryOf(shop.pid);
      const memory = { what: 'most memory of all this, MB', value: peak, goal: { below: 200 } };
      return [read, pages, written, { metrics: [memory], remarks: peers.remarks }];
    } finally {
      await peers.end();
    }
  });
  if (values.install) tell('install');
  const installed = values.install ? [await measureInstall()] : [];
  say(formatFindings([...findings, starts, ...installed]));
  return 0;
}
