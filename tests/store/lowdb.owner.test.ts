import { cp, mkdtemp, readdir, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../server/shared/problems.ts';
import { JournalLost, OwnershipLost } from '../../server/storage/lowdb/recovery/lost.ts';
import { openLowdbStore, type LowdbStore } from '../../server/stores/lowdb.ts';
import { FolderTaken } from '../../server/storage/lowdb/journal/owner.ts';
import { cartLine } from './records.ts';

let folder: string;
const opened: LowdbStore[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belle-vue-owner-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const store of opened.splice(0)) await store.close();
  for (const each of [folder, `${folder}-moved`]) await rm(each, { recursive: true, force: true });
});

/** Opens the folder's store; `failures` are what it was ended by. */
async function open(path = folder) {
  const failures: unknown[] = [];
  const store = await openLowdbStore(path, { onFailure: (reason) => void failures.push(reason) });
  opened.push(store);
  return { store, failures };
}

const save = (store: LowdbStore, id: string) =>
  store.transaction(({ carts }) => carts.save(id, [cartLine('a', 1)]));

/** Which of these are missing from what a kill of all would leave. */
async function missing(ids: readonly string[], path = folder): Promise<readonly string[]> {
  const killed = await mkdtemp(join(tmpdir(), 'belle-vue-owner-'));
  await cp(path, killed, { recursive: true });
  const store = await openLowdbStore(killed);
  const carts = await Promise.all(ids.map((id) => store.read.carts.load(id)));
  await store.close();
  await rm(killed, { recursive: true });
  return ids.filter((_, place) => carts[place]?.length !== 1);
}

/** Without util-linux's `flock` the process id decides, and that is this process's own. */
function withoutLocks(): void {
  vi.stubEnv('PATH', '/nowhere');
}

describe('a folder whose lock file was removed', () => {
  test('is still taken', async () => {
    const { store } = await open();
    await save(store, 'c1');
    await rm(join(folder, 'shop.lock'));
    await expect(open()).rejects.toThrow(FolderTaken);
    await save(store, 'c2');
    expect(await missing(['c1', 'c2'])).toEqual([]);
  });
});

describe('a second owner, where no lock tells', () => {
  test('has all that the first acknowledged, and the first acknowledges nothing more', async () => {
    withoutLocks();
    const first = await open();
    // The second change is the first one in a journal that stays.
    for (const id of ['c0', 'c1']) await save(first.store, id);
    const second = await open();
    expect(await second.store.read.carts.load('c1')).toHaveLength(1);
    await expect(save(first.store, 'c2')).rejects.toThrow(StoreUnavailable);
    expect(first.failures).toEqual([expect.any(OwnershipLost)]);
    await save(second.store, 'c3');
    await expect(save(first.store, 'c4')).rejects.toThrow(StoreUnavailable);
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
          await save(store, id).then(
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
    await save(first.store, 'c1');
    await open();
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(first.failures).toEqual([expect.any(OwnershipLost)]));
  });
});

describe('a folder that was moved away from under its shop', () => {
  test('ends the shop, and holds all that it acknowledged', async () => {
    const { store, failures } = await open();
    await save(store, 'c1');
    await rename(folder, `${folder}-moved`);
    await expect(save(store, 'c2')).rejects.toThrow(StoreUnavailable);
    expect(failures).toEqual([expect.any(OwnershipLost)]);
    expect(await missing(['c1'], `${folder}-moved`)).toEqual([]);
  });

  test('leaves the copy in its place alone', async () => {
    const first = await open();
    await save(first.store, 'c1');
    await rename(folder, `${folder}-moved`);
    await cp(`${folder}-moved`, folder, { recursive: true });
    const { store } = await open();
    const before = await readdir(folder);
    await expect(first.store.compact()).rejects.toThrow(OwnershipLost);
    expect(await readdir(folder)).toEqual(before);
    await save(store, 'c2');
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
    for (const id of ['c1', 'c2', 'c3']) await save(store, id);
    const journals = (await readdir(folder)).filter((name) => name.startsWith('shop.journal'));
    for (const name of journals) await take(join(folder, name));
    await expect(save(store, 'c4')).rejects.toThrow(StoreUnavailable);
    await vi.waitFor(() => expect(failures).toEqual([expect.any(JournalLost)]));
    expect(await missing(['c1', 'c2', 'c3'])).toEqual([]);
  });
});
