import { print } from '../bench/metrics.ts';
import { proveAttack } from './attack.ts';
import { proveCluster } from './cluster.ts';
import { runCorruption } from './corruption.ts';
import { runCrashes } from './crash.ts';
import { runFaults, runPowerCuts } from './faults.ts';
import { proveFloods } from './flood.ts';
import { proveLoad } from './load.ts';
import { NONE, printRows } from './report.ts';
import { proveWebhooks } from './webhooks/webhooks.ts';

const BITS = 8;
const POWER_CHANCES = 40;
const NOTHING_BAD = { lost: NONE, half: NONE, refusals: NONE };

/** Each with the number that it usually has: trials, seconds, or every how manieth byte and operation. */
const PROGRAMS: Readonly<
  Record<string, readonly [usual: number, prove: (count: number) => Promise<boolean>]>
> = {
  corruption: [1, proveCorruption],
  faults: [1, proveFaults],
  crash: [10_000, proveCrashes],
  load: [60, proveLoad],
  attack: [100_000, proveAttack],
  floods: [1, proveFloods],
  cluster: [120, proveCluster],
  webhooks: [120, proveWebhooks],
};

/** Runs a program; 0 when what it must show holds, 1 when not, 64 when there is none such. */
export async function runProgram([name = '', count]: readonly string[]): Promise<number> {
  const program = PROGRAMS[name];
  if (!program) {
    print(`npm run resilience -- ${Object.keys(PROGRAMS).join('|')} [number]`);
    return 64;
  }
  const [usual, prove] = program;
  return (await prove(count === undefined ? usual : Number(count))) ? 0 : 1;
}

async function proveCorruption(stride: number): Promise<boolean> {
  const results = await runCorruption(BITS, stride);
  const rows = results.map(({ damage, ...counts }) => [damage, counts] as const);
  return printRows('damage', rows, { wrong: NONE });
}

async function proveFaults(stride: number): Promise<boolean> {
  const choice = { first: 1, stride };
  const results = [
    ['EIO', await runFaults('EIO', choice)],
    ['ENOSPC', await runFaults('ENOSPC', choice)],
    ['short write', await runFaults('SHORT', choice)],
    ['power cut', await runPowerCuts(choice, POWER_CHANCES)],
  ] as const;
  const rows = results.map(
    ([fault, result]) => [fault, { ...result, operations: result.operations.size }] as const,
  );
  return printRows('fault', rows, NOTHING_BAD);
}

async function proveCrashes(trials: number): Promise<boolean> {
  const result = await runCrashes(trials, (done) => {
    if (done % 100 === 0) process.stderr.write(`${done} of ${trials}\n`);
  });
  const bad = { ...NOTHING_BAD, gaps: NONE };
  return printRows('kill -9', [['8 to 64 writers', { trials, ...result }]], bad);
}
