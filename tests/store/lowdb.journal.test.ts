import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../server/shared/problems.ts';
import { disk, type Files } from '../../server/storage/lowdb/journal/files.ts';
import { openLowdbStore, type LowdbStore } from '../../server/stores/lowdb.ts';
import { breakableDisk } from '../support/store/breakable-disk.ts';
import { diskWithoutSnapshots } from '../support/store/disk-without-snapshots.ts';
import { cartLine } from './records.ts';

let folder: string;
const opened: LowdbStore[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belle-vue-journal-'));
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** A disk that flushes only while it is let; `flushes` counts. */
function gate() {
  const held: Array<() => void> = [];
  let mayFlush: Promise<void> = Promise.resolve();
  const state = { flushes: 0 };
  const files: Files = {
    ...disk,
    async append(path) {
      const appendFile = await disk.append(path);
      return {
        ...appendFile,
        async sync() {
          await mayFlush;
          state.flushes += 1;
          await appendFile.sync();
        },
      };
    },
  };
  return {
    files,
    state,
    hold: () => {
      mayFlush = new Promise((resolve) => held.push(resolve));
    },
    release: () => {
      for (const letGo of held.splice(0)) letGo();
    },
  };
}

async function open(files: Files = disk): Promise<LowdbStore> {
  const store = await openLowdbStore(folder, { files });
  opened.push(store);
  // The first change of a new shop writes the snapshot; what follows goes into the journal.
  if (store.isNew) await saveCart(store, 'first', 1);
  return store;
}

async function close(store: LowdbStore): Promise<void> {
  opened.splice(opened.indexOf(store), 1);
  await store.close();
}

/** A line of the journal: three checked numbers and this. */
const line = (payload: RegExp) =>
  new RegExp(`^[0-9a-f]{8} [0-9a-f]{8} [0-9a-f]{8} ${payload.source}$`);

const saveCart = (store: LowdbStore, id: string, quantity: number) =>
  store.transaction(({ carts }) => carts.save(id, [cartLine('a', quantity)]));

/** Whether a promise is settled already, without waiting for it. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

describe('the journal', () => {
  test('holds what was answered, while shop.json stays as it was', async () => {
    const store = await open();
    const document = await readFile(join(folder, 'shop.json'), 'utf8');
    await saveCart(store, 'c1', 7);
    expect(await readFile(join(folder, 'shop.json'), 'utf8')).toBe(document);
    const journal = await readFile(join(folder, 'shop.journal.2'), 'utf8');
    const [header, entry, rest] = journal.split('\n');
    expect(header).toMatch(line(/\{"generation":2,"after":1\}/));
    expect(entry).toMatch(line(/\{"sequence":2,"changes":\[\["put","carts","c1",.*\]\}/));
    expect(rest).toBe('');
  });

  test('lets no answer go, and no reader rely on a change, before it is flushed', async () => {
    const { files, hold, release } = gate();
    const store = await open(files);
    hold();
    const saved = saveCart(store, 'c1', 7);
    await expect.poll(() => store.read.carts.load('c1')).toHaveLength(1);
    const relied = store.flushed();
    expect([await isDone(saved), await isDone(relied)]).toEqual([false, false]);
    release();
    await Promise.all([saved, relied]);
  });

  test('flushes once for all who come while it is flushing', async () => {
    const { files, state, hold, release } = gate();
    const store = await open(files);
    const before = state.flushes;
    hold();
    const saved = Array.from({ length: 64 }, (_, n) => saveCart(store, `c${n}`, 1));
    await expect.poll(() => store.read.carts.load('c63')).toHaveLength(1);
    release();
    await Promise.all(saved);
    expect(state.flushes - before).toBeLessThanOrEqual(2);
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
    const journals = (await readdir(folder)).filter((name) => name.startsWith('shop.journal'));
    // The newest, and the one that leads to it from the backup.
    expect(journals).toHaveLength(2);
    const document: { carts: object } = JSON.parse(
      await readFile(join(folder, 'shop.json'), 'utf8'),
    );
    expect(Object.keys(document.carts)).toHaveLength(201);
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
    const journals = (await readdir(folder)).filter((name) => name.startsWith('shop.journal'));
    expect(journals).toEqual(['shop.journal.2', 'shop.journal.3']);
  });

  test('that fails once takes nothing more, and what it had is there at the next start', async () => {
    const { files, breakDown, mend } = breakableDisk();
    const failures: unknown[] = [];
    const store = await openLowdbStore(folder, {
      files,
      onFailure: (error) => failures.push(error),
    });
    await saveCart(store, 'c1', 1);
    await saveCart(store, 'c1', 2);
    breakDown();
    await expect(saveCart(store, 'c1', 3)).rejects.toThrow(StoreUnavailable);
    mend();
    await expect(saveCart(store, 'c1', 4)).rejects.toThrow(StoreUnavailable);
    await expect(store.flushed()).rejects.toThrow(StoreUnavailable);
    expect(failures).toHaveLength(1);
    await store.close();
    const { read } = await open();
    expect(await read.carts.load('c1')).toEqual([cartLine('a', expect.toBeOneOf([2, 3]))]);
  });
});

describe('a snapshot that cannot be written', () => {
  test('is told, counted, not tried at every change, and piles up no journals', async () => {
    const { files, mend } = diskWithoutSnapshots();
    const reported: string[] = [];
    const tell = (_: object, message: string) => void reported.push(message);
    const store = await openLowdbStore(folder, { files, log: { warn: tell, error: tell } });
    opened.push(store);
    for (let n = 0; n < 20; n += 1) await saveCart(store, 'c1', n + 1);
    const failing = 'a snapshot could not be written: the journals go on growing';
    expect(reported).toEqual([failing]);
    expect(store.health.warnings()).toEqual(['SNAPSHOT_FAILING']);

    for (let n = 0; n < 12; n += 1) await expect(store.compact()).rejects.toThrow('ENOSPC');
    expect(store.health.snapshots()).toEqual({ written: 0, failed: 13 });
    const journals = async () =>
      (await readdir(folder)).filter((name) => name.startsWith('shop.journal'));
    expect(await journals()).toEqual(['shop.journal.1', 'shop.journal.2']);

    mend();
    await saveCart(store, 'c1', 50);
    await store.compact();
    expect(reported.at(-1)).toBe('snapshots can be written again');
    expect(store.health.warnings()).toEqual([]);
    await close(store);
    const { read } = await open();
    expect(await read.carts.load('c1')).toEqual([cartLine('a', 50)]);
  });

  test('leaves all to the journals when the shop is closed, and to the next start', async () => {
    const { files } = diskWithoutSnapshots();
    const store = await open(files);
    await saveCart(store, 'c1', 7);
    await close(store);
    expect(await readdir(folder)).not.toContain('shop.json');
    const { read } = await open();
    expect(await read.carts.load('c1')).toEqual([cartLine('a', 7)]);
  });
});
