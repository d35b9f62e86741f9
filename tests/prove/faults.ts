import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { disk } from '../../server/store/lowdb/files.ts';
import { shopFolder } from '../../server/store/lowdb/folder.ts';
import { openLowdbStore } from '../../server/store/lowdb/lowdb-store.ts';
import { recover } from '../../server/store/lowdb/recovery.ts';
import { faultyFiles, type Fault } from '../support/faulty-files.ts';
import { changeSomething } from './sample.ts';

/** What came of failing every operation once in one way. */
export interface FaultResult {
  readonly fault: Fault;
  /** Operations of start, commit, compaction and stop, each failed in a run of its own. */
  readonly trials: number;
  readonly operations: ReadonlySet<string>;
  readonly acknowledged: number;
  /** Acknowledged, and not there afterwards: there must be none. */
  readonly lost: number;
  /** There afterwards in part: there must be none. */
  readonly half: number;
  /** The folder could not be opened afterwards: there must be none. */
  readonly refusals: number;
}

const FIRST = 6;
const SECOND = 6;

/** Fails each file operation of a shop's life once, and looks at what the disk then holds. */
export async function proveFaults(fault: Fault): Promise<FaultResult> {
  const { done } = await live(faultyFiles(disk, 0, fault));
  const sums = { trials: 0, acknowledged: 0, lost: 0, half: 0, refusals: 0 };
  const operations = new Set<string>();
  for (let failAt = 1; failAt <= done.count; failAt += 1) {
    const trial = await live(faultyFiles(disk, failAt, fault));
    sums.trials += 1;
    sums.acknowledged += trial.acknowledged;
    sums.lost += trial.lost;
    sums.half += trial.half;
    sums.refusals += trial.refusals;
    operations.add(trial.done.failed ?? 'none');
  }
  return { fault, ...sums, operations };
}

/** A shop opens, keeps changes, compacts, keeps more, stops, opens again and keeps more. */
async function live(files: ReturnType<typeof faultyFiles>) {
  const path = await mkdtemp(join(tmpdir(), 'belle-vue-faults-'));
  const acknowledged: number[] = [];
  const keep = async (n: number, store: Parameters<typeof changeSomething>[0]) => {
    // A refusal is an answer; only what was said to be kept must be there.
    await changeSomething(store, n).then(
      () => acknowledged.push(n),
      () => undefined,
    );
  };
  for (const [from, to] of [
    [0, FIRST],
    [FIRST, FIRST + SECOND],
  ] as const) {
    const store = await openLowdbStore(path, { files }).catch(() => null);
    if (!store) continue;
    for (let n = from; n < to; n += 1) await keep(n, store);
    await store.compact().catch(() => undefined);
    await Promise.all([keep(100 + from, store), keep(101 + from, store)]);
    await store.close().catch(() => undefined);
  }
  const found = await judge(path, acknowledged);
  await rm(path, { recursive: true });
  const failed = files.done.failed?.replace(path, '').replace(basename(path), '') ?? null;
  return { ...found, acknowledged: acknowledged.length, done: { ...files.done, failed } };
}

async function judge(path: string, acknowledged: readonly number[]) {
  try {
    const { tables } = await recover(disk, shopFolder(path));
    const isThere = (n: number) => tables.orders.has(`o${n}`);
    const isWhole = (n: number) =>
      isThere(n) &&
      tables.orderNumbers.has(`BV-${n}1000`) &&
      tables.idempotencyKeys.has(`guest key-${n}`);
    return {
      lost: acknowledged.filter((n) => !isWhole(n)).length,
      half: Array.from({ length: 120 }, (_, n) => n).filter((n) => isThere(n) && !isWhole(n))
        .length,
      refusals: 0,
    };
  } catch {
    return { lost: acknowledged.length, half: 0, refusals: 1 };
  }
}
