import { idempotencyKeys, orders } from '../../server/order/order.store.ts';
import { disk, type Files } from '../../server/storage/lowdb/journal/files.ts';
import { recover, type Recovered } from '../../server/storage/lowdb/recovery/recovery.ts';
import { rowsOf } from '../../server/storage/lowdb/schema.ts';
import { openLowdbStore, shopFolder } from '../../server/store.open.ts';
import { inNewFolder } from '../bench/shop.ts';
import { faultyFiles, type Fault } from '../support/store/faulty-files.ts';
import { memoryFiles } from '../support/store/memory-files.ts';
import { memoryDisk } from '../support/store/power-cut.ts';
import { seededChance } from '../support/seeded-chance.ts';
import { changeSomething } from './sample.ts';

/** Result of failing operations of start, commit, compaction and stop, each in a run of its own. */
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

/** The acknowledged writes of a run, those that are found, and the operation that failed. */
type Trial = readonly [acknowledged: readonly number[], found: Recovered | null, operation: string];

/** Fails each chosen file operation once, on the real disk, and looks at what it then holds. */
export async function runFaults(fault: Fault, choice: Choice): Promise<FaultResult> {
  const whole = faultyFiles(disk, 0, fault);
  await inNewFolder((path) => live(path, whole));
  return repeat(whole.done.count, choice, (failAt) =>
    inNewFolder(async (path) => {
      const files = faultyFiles(disk, failAt, fault);
      const acknowledged = await live(path, files);
      const found = await recover(disk, shopFolder(path)).catch(() => null);
      const operation = files.done.failed?.replace(path, '').replace('/', '') ?? '';
      return [acknowledged, found, operation];
    }),
  );
}

/** Cuts the power at each chosen operation, `chances` times each, and looks at what was flushed. */
export async function runPowerCuts(choice: Choice, chances: number): Promise<FaultResult> {
  const whole = memoryDisk(0);
  await inNewFolder((path) => live(path, whole.files));
  return repeat(whole.done.count * chances, choice, (n) =>
    inNewFolder(async (path) => {
      const cut = memoryDisk(Math.ceil(n / chances));
      const acknowledged = await live(path, cut.files);
      const flushed = memoryFiles(cut.afterCut(seededChance(n)));
      const found = await recover(flushed, shopFolder(path)).catch(() => null);
      return [acknowledged, found, 'power'];
    }),
  );
}

async function repeat(
  last: number,
  { first, stride }: Choice,
  run: (n: number) => Promise<Trial>,
): Promise<FaultResult> {
  const sums = { trials: 0, acknowledged: 0, lost: 0, half: 0, refusals: 0 };
  const operations = new Set<string>();
  for (let n = first; n <= last; n += stride) {
    const [acknowledged, found, operation] = await run(n);
    const { lost, half } = judge(acknowledged, found);
    sums.trials += 1;
    sums.acknowledged += acknowledged.length;
    sums.lost += lost;
    sums.half += half;
    sums.refusals += found ? 0 : 1;
    operations.add(operation);
  }
  return { ...sums, operations };
}

/** Compares what was acknowledged with what is found: lost, or there in part. */
function judge(acknowledged: readonly number[], found: Recovered | null) {
  if (!found) return { lost: acknowledged.length, half: 0 };
  const { tables } = found;
  const isThere = (n: number) => rowsOf(tables, orders).has(`o${n}`);
  const isWhole = (n: number) =>
    isThere(n) && rowsOf(tables, idempotencyKeys).has(`guest key-${n}`);
  return {
    lost: acknowledged.filter((n) => !isWhole(n)).length,
    half: Array.from({ length: 200 }, (_, n) => n).filter((n) => isThere(n) && !isWhole(n)).length,
  };
}

const CHANGES = 6;

/**
 * A shop's life on these files: it opens, saves changes, compacts while it saves more, stops, opens
 * again and saves more. Returns the changes that it acknowledged.
 */
async function live(path: string, files: Files): Promise<readonly number[]> {
  const acknowledged: number[] = [];
  for (const from of [0, 100]) {
    const store = await openLowdbStore(path, { files }).catch(() => null);
    if (!store) continue;
    // A refusal is an answer; only what was acknowledged must be there.
    const save = (n: number) =>
      changeSomething(store, n).then(
        () => void acknowledged.push(n),
        () => undefined,
      );
    for (let n = from; n < from + CHANGES; n += 1) await save(n);
    await Promise.all([store.compact().catch(() => undefined), save(from + 50), save(from + 51)]);
    await store.close().catch(() => undefined);
  }
  return acknowledged;
}
