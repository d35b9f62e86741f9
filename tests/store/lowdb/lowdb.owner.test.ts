import { cp, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import { JournalLost, OwnershipLost } from '../../../server/storage/lowdb/recovery/lost.ts';
import { FolderTaken } from '../../../server/storage/lowdb/journal/owner.ts';
import { newFolder } from '../../support/shop/process.ts';
import { saveCart, testFolder } from './lowdb.folder.ts';

const under = testFolder();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Opens the folder's store; `failures` are what it was ended by. */
async function open() {
  const failures: unknown[] = [];
  const store = await under.open({ onFailure: (reason) => void failures.push(reason) });
  return { store, failures };
}

/** Which of these are missing from what a kill of all would leave. */
async function missing(ids: readonly string[], path = under.path): Promise<readonly string[]> {
  const killed = await newFolder();
  await cp(path, killed, { recursive: true });
  const { read } = await under.open({}, killed);
  const carts = await Promise.all(ids.map((id) => read.carts.load(id)));
  return ids.filter((_, place) => carts[place]?.length !== 1);
}

/** Without util-linux's `flock` the process id decides, and that is this process's own. */
function withoutLocks(): void {
  vi.stubEnv('PATH', '/nowhere');
}

test('a folder has one owner at a time, even without its lock file', async () => {
  const { store } = await open();
  await saveCart(store, 'c1');
  await expect(open()).rejects.toThrow(FolderTaken);
  await expect(open()).rejects.toThrow(`process ${process.pid}`);
  await rm(under.place('shop.lock'));
  await expect(open()).rejects.toThrow(FolderTaken);
  await saveCart(store, 'c2');
  expect(await missing(['c1', 'c2'])).toEqual([]);
  await under.close(store);
  expect((await open()).store.isNew).toBe(false);
});

describe('a second owner, where no lock tells', () => {
  test('has all that the first acknowledged, and the first acknowledges nothing more', async () => {
    withoutLocks();
    const first = await open();
    // The second change is the first one in a journal that stays.
    for (const id of ['c0', 'c1']) await saveCart(first.store, id);
    const second = await open();
    expect(await second.store.read.carts.load('c1')).toHaveLength(1);
    await expect(saveCart(first.store, 'c2')).rejects.toThrow(StoreUnavailable);
    expect(first.failures).toEqual([expect.any(OwnershipLost)]);
    await saveCart(second.store, 'c3');
    await expect(saveCart(first.store, 'c4')).rejects.toThrow(StoreUnavailable);
    await expect(first.store.compact()).rejects.toThrow(OwnershipLost);
    expect(second.failures).toEqual([]);
    expect(await missing(['c0', 'c1', 'c3'])).toEqual([]);
  });

  test('that comes while the first is writing costs nothing that either acknowledged', async () => {
    withoutLocks();
    const acknowledged: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { store, failures } = await open();
      // The owner of the round before goes on until it notices.
      const writing = Array.from({ length: 8 }, async (_, writer) => {
        for (let n = 0; failures.length === 0; n += 1) {
          const id = `c${round}-${writer}-${n}`;
          await saveCart(store, id).then(
            () => void acknowledged.push(id),
            () => undefined,
          );
          if (n % 10 === writer) await store.compact().catch(() => undefined);
        }
      });
      await expect.poll(() => acknowledged.some((id) => id.startsWith(`c${round}-`))).toBe(true);
      await open();
      await Promise.all(writing);
      expect(failures).toEqual([expect.any(OwnershipLost)]);
    }
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(await missing(acknowledged)).toEqual([]);
  });

  test('is noticed by a first that nobody writes to', async () => {
    withoutLocks();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const first = await open();
    await saveCart(first.store, 'c1');
    await open();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(() => first.failures).toEqual([expect.any(OwnershipLost)]);
  });
});

async function moveAway(): Promise<string> {
  const moved = join(await newFolder(), 'moved');
  await rename(under.path, moved);
  return moved;
}

describe('a folder that was moved away from under its shop', () => {
  test('ends the shop, and holds all that it acknowledged', async () => {
    const { store, failures } = await open();
    await saveCart(store, 'c1');
    const moved = await moveAway();
    await expect(saveCart(store, 'c2')).rejects.toThrow(StoreUnavailable);
    expect(failures).toEqual([expect.any(OwnershipLost)]);
    expect(await missing(['c1'], moved)).toEqual([]);
  });

  test('leaves the copy in its place alone', async () => {
    const first = await open();
    await saveCart(first.store, 'c1');
    await cp(await moveAway(), under.path, { recursive: true });
    const { store } = await open();
    const before = await under.names();
    await expect(first.store.compact()).rejects.toThrow(OwnershipLost);
    expect(await under.names()).toEqual(before);
    await saveCart(store, 'c2');
    expect(await missing(['c1', 'c2'])).toEqual([]);
  });
});

describe('a journal that is taken from under the shop', () => {
  test.each([
    ['removed', (file: string) => rm(file)],
    ['emptied', (file: string) => truncate(file)],
    ['moved', (file: string) => rename(file, `${file}.old`)],
  ])('and %s, ends it with everything saved', async (_, take) => {
    const { store, failures } = await open();
    for (const id of ['c1', 'c2', 'c3']) await saveCart(store, id);
    for (const name of await under.journals()) await take(under.place(name));
    await expect(saveCart(store, 'c4')).rejects.toThrow(StoreUnavailable);
    await expect.poll(() => failures).toEqual([expect.any(JournalLost)]);
    expect(await missing(['c1', 'c2', 'c3'])).toEqual([]);
  });
});
