import { appendFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '../../server/address/address.store.ts';
import { mails } from '../../server/mail/mail.store.ts';
import { counters, idempotencyKeys, orders } from '../../server/order/order.store.ts';
import { disk } from '../../server/storage/lowdb/journal/files.ts';
import { openLowdbStore, shopFolder } from '../../server/store.open.ts';
import type { Change } from '../../server/storage/lowdb/changes.ts';
import { encodeLine } from '../../server/storage/lowdb/journal/journal-line.ts';
import { recover, type Recovered } from '../../server/storage/lowdb/recovery/recovery.ts';
import { rowsOf, type Tables } from '../../server/storage/lowdb/schema.ts';
import { inNewFolder, startShop } from '../bench/shop.ts';
import { countGaps, countUncredited, makeSellerToken } from './sellers.ts';
import { Writer } from './writers.ts';

/** A folder serves for so many trials; then a new one makes the runs alike. */
const TRIALS_A_FOLDER = 100;
const FEWEST_WRITERS = 8;
const MAX_WRITERS = 64;
const MAX_LIFE_MS = 250;
const MEGABYTE = 1024 * 1024;

/**
 * Starts the built shop, lets 8 to 64 shoppers write as fast as they are answered, kills it within
 * 250 ms of their first answer, reads the files and compares; then starts it again on them.
 */
export async function runCrashes(trials: number, report: (done: number) => void = () => {}) {
  const sums = {
    acknowledged: 0,
    /** Snapshots that took the place of the one before, kills in between included. */
    compactions: 0,
    /** Orders that were invoiced and credited. */
    credited: 0,
    /**
     * Acknowledged, and not there afterwards: there must be none; nor half written ones, gaps in the
     * numbers of invoices or credit notes, refunds without one, nor refused starts.
     */
    lost: 0,
    half: 0,
    gaps: 0,
    refusals: 0,
  };
  let begun = 0;
  let done = 0;

  async function runInOneFolder(DATA_DIR: string, first: number, end: number): Promise<void> {
    const secret = await makeToken(DATA_DIR);
    const writers = Array.from({ length: MAX_WRITERS }, (_, place) => new Writer(place, secret));
    let generation = 0;
    for (let n = first; n < end; n += 1) {
      const isUp = await runUntilKilled(DATA_DIR, writers, n);
      if (!isUp) sums.refusals += 1;
      const found = await recover(disk, shopFolder(DATA_DIR)).catch(() => null);
      if (!found) sums.refusals += 1;
      else {
        await makeSnapshotDue(DATA_DIR, found);
        const { lost, half, gaps } = judge(found.tables, writers);
        sums.lost += lost;
        sums.half += half;
        sums.gaps += gaps;
        if (found.snapshot.generation > generation) sums.compactions += 1;
        ({ generation } = found.snapshot);
      }
      report((done += 1));
    }
    sums.acknowledged += writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    sums.credited += writers.reduce((sum, { returned }) => sum + returned.length, 0);
  }

  async function takeFolders(): Promise<void> {
    while (begun < trials) {
      const first = begun;
      begun = Math.min(trials, first + TRIALS_A_FOLDER);
      const end = begun;
      await inNewFolder((folder) => runInOneFolder(folder, first, end));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeFolders));
  return sums;
}

/** An API token that sells, in a shop of its first start. */
async function makeToken(DATA_DIR: string): Promise<string> {
  const shop = startShop(DATA_DIR);
  await shop.ready;
  await shop.end();
  const store = await openLowdbStore(DATA_DIR);
  const secret = await makeSellerToken(store);
  await store.close();
  return secret;
}

async function runUntilKilled(
  DATA_DIR: string,
  all: readonly Writer[],
  n: number,
): Promise<boolean> {
  const shop = startShop(DATA_DIR);
  const url = await shop.ready.catch(() => null);
  if (url === null) return false;
  const count = FEWEST_WRITERS + ((n * 7) % (MAX_WRITERS - FEWEST_WRITERS + 1));
  const writers = all.slice(0, count);
  const writing = writers.map((writer) => writer.writeTo(url));
  await Promise.race(writers.map((writer) => writer.nextAnswer()));
  await pause(Math.random() * MAX_LIFE_MS);
  await shop.end('SIGKILL');
  await Promise.all(writing);
  return true;
}

/**
 * Adds a transaction of a megabyte that changes nothing, as the store itself writes one: the next
 * shop then makes a new snapshot at its first change, among all the others.
 */
async function makeSnapshotDue(DATA_DIR: string, found: Recovered): Promise<void> {
  const { sequence, journals, torn } = found;
  // What was never finished is left out by the next start, with whatever comes behind it.
  if (torn) return;
  const changes: readonly Change[] = [['remove', 'carts', 'none '.repeat(MEGABYTE / 4)]];
  const line = encodeLine({ sequence: sequence + 1, changes });
  await appendFile(shopFolder(DATA_DIR).journal(journals.newest.generation), line);
}

/** Compares what each writer was answered with what is there. */
function judge(tables: Tables, writers: readonly Writer[]) {
  const books = rowsOf(tables, addresses);
  const keys = rowsOf(tables, idempotencyKeys);
  const placed = rowsOf(tables, orders);
  let lost = 0;
  let half = 0;
  for (const { customerId, reported, sent, orders: sentOrders, returned } of writers) {
    lost += returned.filter((id) => placed.get(id)?.creditNotes.length !== 1).length;
    const saved = Number(books.get(customerId)?.[0]?.name ?? 0);
    // The last one that was sent may have been saved without an answer; nothing before may be missing.
    if (saved < reported || saved > sent) lost += 1;
    for (const { key, number } of sentOrders) {
      const made = keys.get(`guest ${key}`);
      const order = placed.get(made?.madeId ?? '');
      if (number !== null && order?.number !== number) lost += 1;
      const mail = order && rowsOf(tables, mails).get(`ORDER_PLACED-${order.id}`);
      const there = [made, order, mail].filter((part) => part !== undefined).length;
      if (there > 0 && there < 3) half += 1;
    }
  }
  const all = [...placed.values()];
  const documents = rowsOf(tables, counters);
  const gaps = countGaps(all, (series) => documents.get(series)?.lastNumber ?? 0);
  return { lost, half, gaps: gaps + countUncredited(all) };
}
