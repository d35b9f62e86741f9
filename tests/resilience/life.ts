import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idempotencyKeys, orderNumbers, orders } from '../../server/order/order.lowdb.ts';
import type { Files } from '../../server/storage/lowdb/journal/files.ts';
import { openLowdbStore } from '../../server/stores/lowdb.ts';
import { rowsOf, type Tables } from '../../server/storage/lowdb/schema.ts';
import type { Store } from '../../server/stores/store.ts';
import { changeSomething } from './sample.ts';

const CHANGES = 6;

/**
 * A shop's life on these files: it opens, keeps changes, compacts while it keeps more, stops, opens
 * again and keeps more. Gives what it acknowledged and the folder, which the caller disposes of.
 */
export async function live(files: Files) {
  const path = await mkdtemp(join(tmpdir(), 'belle-vue-life-'));
  const acknowledged: number[] = [];
  // A refusal is an answer; only what was said to be kept must be there.
  const keep = (n: number, store: Store) =>
    changeSomething(store, n).then(
      () => void acknowledged.push(n),
      () => undefined,
    );
  for (const from of [0, 100]) {
    const store = await openLowdbStore(path, { files }).catch(() => null);
    if (!store) continue;
    for (let n = from; n < from + CHANGES; n += 1) await keep(n, store);
    await Promise.all([
      store.compact().catch(() => undefined),
      keep(from + 50, store),
      keep(from + 51, store),
    ]);
    await store.close().catch(() => undefined);
  }
  const dispose = () => rm(path, { recursive: true });
  return { path, acknowledged, dispose };
}

/** What is missing of what was acknowledged, and what is there in part. */
export function judge(tables: Tables, acknowledged: readonly number[]) {
  const isThere = (n: number) => rowsOf(tables, orders).has(`o${n}`);
  const isWhole = (n: number) =>
    isThere(n) &&
    rowsOf(tables, orderNumbers).has(`BV-${n}1000`) &&
    rowsOf(tables, idempotencyKeys).has(`guest key-${n}`);
  return {
    lost: acknowledged.filter((n) => !isWhole(n)).length,
    half: Array.from({ length: 200 }, (_, n) => n).filter((n) => isThere(n) && !isWhole(n)).length,
  };
}
