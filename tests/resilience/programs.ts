import { formatTable } from '../support/http/table.ts';
import { measureCommits, measureMutations } from './commits.ts';
import { runAttack } from './attack.ts';
import { printCluster } from './cluster.print.ts';
import { runCorruption } from './corruption.ts';
import { runCrashes } from './crash.ts';
import { printFloods } from './flood.print.ts';
import { runLoad } from './load.ts';
import { runFaults, runPowerCuts } from './faults.ts';
import { printWebhooks } from './webhooks/print.ts';

const BITS = 8;
const POWER_CHANCES = 40;
const CRASH_TRIALS = 10_000;
const LOAD_SECONDS = 60;
const CLUSTER_SECONDS = 120;
const WEBHOOKS_SECONDS = 120;
const MUTATION_SECONDS = 4;
const MUTATION_ROUNDS = 5;
const ATTACK_REQUESTS = 100_000;
const LONGEST_P99_MS = 250;
/** For the simple question after each batch of attacks. */
const LONGEST_CONTROL_MS = 250;
const MOST_GROWN_MB = 20;
/** What memory may grow by once a shop is warm. */
const MEMORY_GROWTH = 1.25;
const ALL = { first: 1, stride: 1 };

const say = (text: string) => process.stdout.write(`${text}\n`);
const number = (value: number) => value.toLocaleString('en-US');

/** Runs a proof and prints what came of it; 0 when it holds, 1 when not, 64 when there is none such. */
export async function runProof([name, count]: readonly string[]): Promise<number> {
  const programs: Readonly<Record<string, () => Promise<boolean>>> = {
    attack: async () => {
      const isHeld = await printAttack(count === undefined ? ATTACK_REQUESTS : Number(count));
      return (await printFloods()) && isHeld;
    },
    floods: printFloods,
    corruption: printCorruption,
    faults: printFaults,
    commits: printCommits,
    load: () => printLoad(count === undefined ? LOAD_SECONDS : Number(count)),
    cluster: () => printCluster(count === undefined ? CLUSTER_SECONDS : Number(count)),
    webhooks: () => printWebhooks(count === undefined ? WEBHOOKS_SECONDS : Number(count)),
    crash: () => printCrashes(count === undefined ? CRASH_TRIALS : Number(count)),
  };
  const program = programs[name ?? ''];
  if (!program) {
    say(`npm run resilience -- ${Object.keys(programs).join('|')} [trials, or seconds]`);
    return 64;
  }
  return (await program()) ? 0 : 1;
}

async function printCorruption(): Promise<boolean> {
  const results = await runCorruption(BITS);
  const rows = results.map(({ damage, ...counts }) => [
    damage,
    ...Object.values(counts).map(number),
  ]);
  say(formatTable(['damage', 'trials', 'right', 'refused', 'wrong'], rows));
  return results.every(({ wrong }) => wrong === 0);
}

async function printFaults(): Promise<boolean> {
  const results = [
    ['EIO', await runFaults('EIO', ALL)],
    ['ENOSPC', await runFaults('ENOSPC', ALL)],
    ['short write', await runFaults('SHORT', ALL)],
    ['power cut', await runPowerCuts(ALL, POWER_CHANCES)],
  ] as const;
  const rows = results.map(([fault, { trials, acknowledged, lost, half, refusals }]) => [
    fault,
    ...[trials, acknowledged, lost, half, refusals].map(number),
  ]);
  say(formatTable(['fault', 'trials', 'acknowledged', 'lost', 'half', 'refusals'], rows));
  return results.every(([, { lost, half, refusals }]) => lost + half + refusals === 0);
}

async function printCrashes(trials: number): Promise<boolean> {
  const result = await runCrashes(trials, (done) => {
    if (done % 100 === 0) process.stderr.write(`${done} of ${trials}\n`);
  });
  const { acknowledged, compactions, lost, half, refusals } = result;
  const counts = [trials, acknowledged, compactions, lost, half, refusals].map(number);
  say(
    formatTable(
      ['kill -9', 'trials', 'acknowledged', 'new snapshots', 'lost', 'half', 'refusals'],
      [['8 to 64 writers', ...counts]],
    ),
  );
  return lost + half + refusals === 0;
}

async function printLoad(seconds: number): Promise<boolean> {
  const { memory, p50, p99, dropped, ...counts } = await runLoad(seconds);
  const row = [
    '500 connections',
    ...Object.values(counts).map(number),
    p50.toFixed(0),
    p99.toFixed(0),
    memory.join(' → '),
    number(dropped),
  ];
  const headers = [
    'load',
    'requests',
    'accepted',
    '503',
    'errors',
    'p50 ms',
    'p99 ms',
    'MB',
    'dropped',
  ];
  say(formatTable(headers, [row]));
  const [early, late] = memory;
  const isFlat = late <= early * MEMORY_GROWTH;
  return counts.errors === 0 && dropped === 0 && p99 < LONGEST_P99_MS && isFlat;
}

async function printCommits(): Promise<boolean> {
  const { small, large, longestStall } = await measureCommits();
  const { durable, memory } = await measureMutations(MUTATION_SECONDS, MUTATION_ROUNDS);
  const rows = [
    ['a change at 50 MB, of one at 1 MB', (large / small).toFixed(2), 'at most 1.3'],
    ['longest stall while 50 MB are compacted, ms', longestStall.toFixed(1), 'below 50'],
    ['durable cart changes, of the same in memory', (durable / memory).toFixed(2), 'at least 0.9'],
  ];
  say(formatTable(['measured', 'here', 'goal'], rows));
  return large / small <= 1.3 && longestStall < 50 && durable / memory >= 0.9;
}

async function printAttack(requests: number): Promise<boolean> {
  const result = await runAttack(requests, Date.now(), (sent) => {
    if (sent % 10_000 === 0) process.stderr.write(`${sent} of ${requests}\n`);
  });
  const { statuses, faults, dead, slowestControlMs, memory, timed, logged, seed } = result;
  const answered = [...statuses].sort(([a], [b]) => a - b);
  say(
    formatTable(
      ['status', 'answers'],
      answered.map((row) => row.map(String)),
    ),
  );
  const counts = [requests, faults.length, dead].map(number);
  const row = ['random', ...counts, slowestControlMs.toFixed(0), memory.join(' → '), String(seed)];
  const headers = ['attack', 'requests', 'not planned', 'dead', 'control ms', 'MB', 'seed'];
  say(formatTable(headers, [row]));
  const rows = timed.map(({ attack, status, boundMs, medianMs, grownMb }) => [
    attack,
    ...[status, boundMs].map(String),
    ...[medianMs, grownMb].map((figure) => figure.toFixed(0)),
  ]);
  say(formatTable(['attack', 'status', 'bound ms', 'median ms', 'grown MB'], rows));
  for (const fault of faults.slice(0, 10)) say(fault);
  if (logged !== '') say(`The shop's log:\n${logged.slice(0, 2_000)}`);
  const isSoon = timed.every(
    ({ medianMs, boundMs, grownMb }) => medianMs < boundMs && grownMb < MOST_GROWN_MB,
  );
  const [early, late] = memory;
  const isFlat = late <= early * MEMORY_GROWTH;
  const isPlanned = faults.length + dead === 0;
  return isPlanned && slowestControlMs < LONGEST_CONTROL_MS && isSoon && isFlat;
}
