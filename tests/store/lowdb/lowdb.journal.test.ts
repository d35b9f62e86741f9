import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import type { LowdbOptions } from '../../../server/storage/lowdb/lowdb-store.ts';
import type { LowdbStore } from '../../../server/store.open.ts';
import { breakableDisk, diskWithoutSnapshots, heldDisk } from '../../support/store/disks.ts';
import { saveCart, testFolder } from './lowdb.folder.ts';
import { cartLine } from '../contract/records.ts';

const under = testFolder();
const { place } = under;

async function open(options?: LowdbOptions): Promise<LowdbStore> {
  const store = await under.open(options);
  // The first change of a new shop writes the snapshot; what follows goes into the journal.
  if (store.isNew) await saveCart(store, 'first');
  return store;
}

/** A line of the journal: three checked numbers and this. */
const line = (payload: RegExp) =>
  new RegExp(`^[0-9a-f]{8} [0-9a-f]{8} [0-9a-f]{8} ${payload.source}$`);

/** Whether a promise is resolved or rejected already, without waiting for it. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

describe('the journal', () => {
  test('holds what was answered, while shop.json stays as it was', async () => {
    const store = await open();
    const document = await readFile(place('shop.json'), 'utf8');
    await saveCart(store, 'c1', 7);
    expect(await readFile(place('shop.json'), 'utf8')).toBe(document);
    const journal = await readFile(place('shop.journal.2'), 'utf8');
    const [header, entry, rest] = journal.split('\n');
    expect(header).toMatch(line(/\{"generation":2,"after":1\}/));
    expect(entry).toMatch(line(/\{"sequence":2,"changes":\[\["put","carts","c1",.*\]\}/));
    expect(rest).toBe('');
  });

  test('lets no answer go, and no reader rely on a change, before it is flushed', async () => {
    const { files, hold, release } = heldDisk();
    const store = await open({ files });
    hold();
    const saved = saveCart(store, 'c1', 7);
    await expect.poll(() => store.read.carts.load('c1')).toHaveLength(1);
    const relied = store.flushed();
    expect([await isDone(saved), await isDone(relied)]).toEqual([false, false]);
    release();
    await Promise.all([saved, relied]);
  });

  test('flushes once for all who come while it is flushing', async () => {
    const { files, flushes, hold, release } = heldDisk();
    const store = await open({ files });
    const before = flushes();
    hold();
    const saved = Array.from({ length: 64 }, (_, n) => saveCart(store, `c${n}`, 1));
    await expect.poll(() => store.read.carts.load('c63')).toHaveLength(1);
    release();
    await Promise.all(saved);
    expect(flushes() - before).toBeLessThanOrEqual(2);
  });

  test('is begun anew by a snapshot, made while changes go on', async () => {
    const store = await open();
    const ids = Array.from({ length: 200 }, (_, n) => `c${n}`);
    await Promise.all([
      store.compact(),
      ...ids.map((id) => saveCart(store, id, 3)),
      store.compact(),
    ]);
    await store.compact();
    // The newest, and the one that leads to it from the backup.
    expect(await under.journals()).toHaveLength(2);
    const document: { carts: object } = JSON.parse(await readFile(place('shop.json'), 'utf8'));
    expect(Object.keys(document.carts)).toHaveLength(201);
  });

  test('and the backup lose what was removed, also of many removals at once, before the store is closed', async () => {
    const store = await open();
    await saveCart(store, 'removed');
    await store.compact();
    await saveCart(store, 'removed', 2);
    for (let n = 0; n < 50; n += 1) {
      await store.transaction(({ carts }) => carts.save('removed', []));
      store.dropOverwritten();
    }
    await under.close(store);
    expect(store.health.snapshots()?.written).toBeLessThan(20);
    for (const name of await under.names()) {
      expect(await readFile(place(name), 'utf8')).not.toContain('"removed"');
    }
  });

  test('lets a snapshot come to its end while others never stop writing', async () => {
    const store = await open();
    const done = new AbortController();
    const writers = Array.from({ length: 8 }, async (_, n) => {
      while (!done.signal.aborted) await saveCart(store, `c${n}`, 1);
    });
    await store.compact();
    done.abort();
    await Promise.all(writers);
    expect(await under.journals()).toEqual(['shop.journal.2', 'shop.journal.3']);
  });

  test('that fails once takes nothing more, and what it had is there at the next start', async () => {
    const { files, breakDown, mend } = breakableDisk();
    const failures: unknown[] = [];
    const store = await open({ files, onFailure: (error) => failures.push(error) });
    await saveCart(store, 'c1', 2);
    breakDown();
    await expect(saveCart(store, 'c1', 3)).rejects.toThrow(StoreUnavailable);
    mend();
    await expect(saveCart(store, 'c1', 4)).rejects.toThrow(StoreUnavailable);
    await expect(store.flushed()).rejects.toThrow(StoreUnavailable);
    expect(failures).toHaveLength(1);
    await under.close(store);
    const { read } = await open();
    expect(await read.carts.load('c1')).toEqual([cartLine('a', expect.toBeOneOf([2, 3]))]);
  });
});

describe('a snapshot that cannot be written', () => {
  test('is told, counted, not tried at every change, and piles up no journals', async () => {
    const { files, mend } = diskWithoutSnapshots();
    const reported: string[] = [];
    const report = (_: object, message: string) => void reported.push(message);
    const store = await under.open({ files, log: { warn: report, error: report } });
    for (let n = 0; n < 20; n += 1) await saveCart(store, 'c1', n + 1);
    const failing = 'a snapshot could not be written: the journals go on growing';
    expect(reported).toEqual([failing]);
    expect(store.health.warnings()).toEqual(['SNAPSHOT_FAILING']);

    for (let n = 0; n < 12; n += 1) await expect(store.compact()).rejects.toThrow('ENOSPC');
    expect(store.health.snapshots()).toEqual({ written: 0, failed: 13 });
    expect(await under.journals()).toEqual(['shop.journal.1', 'shop.journal.2']);

    mend();
    await saveCart(store, 'c1', 50);
    await store.compact();
    expect(reported.at(-1)).toBe('snapshots can be written again');
    expect(store.health.warnings()).toEqual([]);
    await under.close(store);
    const { read } = await open();
    expect(await read.carts.load('c1')).toEqual([cartLine('a', 50)]);
  });

  test('leaves all to the journals when the shop is closed, and to the next start', async () => {
    const { files } = diskWithoutSnapshots();
    const store = await open({ files });
    await saveCart(store, 'c1', 7);
    await under.close(store);
    expect(await under.names()).not.toContain('shop.json');
    const { read } = await open();
    expect(await read.carts.load('c1')).toEqual([cartLine('a', 7)]);
  });
});
