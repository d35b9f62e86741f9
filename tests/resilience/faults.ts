import { disk } from '../../server/storage/lowdb/journal/files.ts';
import { shopFolder } from '../../server/stores/lowdb.ts';
import { recover } from '../../server/storage/lowdb/recovery/recovery.ts';
import { faultyFiles, type Fault } from '../support/store/faulty-files.ts';
import { memoryFiles } from '../support/store/memory-files.ts';
import { memoryDisk } from '../support/store/power-cut.ts';
import { seededChance } from '../support/seeded-chance.ts';
import { judge, live } from './life.ts';

/** What came of failing operations of start, commit, compaction and stop, each in a run of its own. */
export interface FaultResult {
  readonly trials: number;
  /** The operations that failed, such as `sync shop.journal.2`. */
  readonly operations: ReadonlySet<string>;
  readonly acknowledged: number;
  /** Acknowledged, and not there afterwards: there must be none. */
  readonly lost: number;
  /** There afterwards in part: there must be none. */
  readonly half: number;
  /** The folder could not be opened afterwards: there must be none. */
  readonly refusals: number;
}

/** Which operations fail: every `stride`-th one, beginning with number `first` (from 1). */
export interface Choice {
  readonly first: number;
  readonly stride: number;
}

type Trial = Omit<FaultResult, 'trials' | 'operations'> & { readonly operation: string };

/** Fails each chosen file operation once, on the real disk, and looks at what it then holds. */
export async function runFaults(fault: Fault, choice: Choice): Promise<FaultResult> {
  const { done, dispose } = await withFault(0, fault);
  await dispose();
  return repeat(done.count, choice, async (failAt) => {
    const trial = await withFault(failAt, fault);
    const found = await recover(disk, shopFolder(trial.path)).catch(() => null);
    await trial.dispose();
    const operation = trial.done.failed?.replace(`${trial.path}`, '').replace('/', '') ?? '';
    return sum(trial.acknowledged, found, operation);
  });
}

async function withFault(failAt: number, fault: Fault) {
  const files = faultyFiles(disk, failAt, fault);
  return { ...(await live(files)), done: files.done };
}

/** Cuts the power at each chosen operation, `chances` times each, and looks at what was flushed. */
export async function runPowerCuts(choice: Choice, chances: number): Promise<FaultResult> {
  const whole = memoryDisk(0);
  await (await live(whole.files)).dispose();
  return repeat(whole.done.count * chances, choice, async (n) => {
    const cutAt = Math.ceil(n / chances);
    const cut = memoryDisk(cutAt);
    const { path, acknowledged, dispose } = await live(cut.files);
    const kept = memoryFiles(cut.afterCut(seededChance(n)));
    const found = await recover(kept, shopFolder(path)).catch(() => null);
    await dispose();
    return sum(acknowledged, found, 'power');
  });
}

function sum(
  acknowledged: readonly number[],
  found: Awaited<ReturnType<typeof recover>> | null,
  operation: string,
): Trial {
  const judged = found ? judge(found.tables, acknowledged) : { lost: acknowledged.length, half: 0 };
  return { ...judged, acknowledged: acknowledged.length, refusals: found ? 0 : 1, operation };
}

async function repeat(
  last: number,
  { first, stride }: Choice,
  run: (n: number) => Promise<Trial>,
): Promise<FaultResult> {
  const sums = { trials: 0, acknowledged: 0, lost: 0, half: 0, refusals: 0 };
  const operations = new Set<string>();
  for (let n = first; n <= last; n += stride) {
    const { operation, ...trial } = await run(n);
    sums.trials += 1;
    sums.acknowledged += trial.acknowledged;
    sums.lost += trial.lost;
    sums.half += trial.half;
    sums.refusals += trial.refusals;
    operations.add(operation);
  }
  return { ...sums, operations };
}
