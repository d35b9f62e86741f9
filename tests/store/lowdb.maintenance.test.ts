import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { png } from '../support/pictures.ts';
import { backUpFolder, recoverFolder, verifyFolder } from '../../server/stores/lowdb.ts';
import { openLowdbStore } from '../../server/stores/lowdb.ts';
import { FolderTaken } from '../../server/storage/lowdb/journal/owner.ts';
import { UnreadableData } from '../../server/storage/lowdb/journal/unreadable.ts';
import { cartLine } from './records.ts';

const NOW = new Date('2025-05-01T10:00:00.000Z');
const KEPT = 'damaged-2025-05-01T10-00-00-000Z';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belle-vue-keeping-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * A folder as a kill leaves it: three carts in the backup, two more in the document, one in the
 * journal behind it.
 */
async function killedFolder(): Promise<void> {
  const store = await openLowdbStore(folder);
  const save = (id: string) => store.transaction(({ carts }) => carts.save(id, [cartLine('a', 1)]));
  for (const id of ['c1', 'c2', 'c3']) await save(id);
  await store.compact();
  for (const id of ['c4', 'c5']) await save(id);
  await store.compact();
  await save('c6');
  const killed = `${folder}-killed`;
  await rm(killed, { recursive: true, force: true });
  const names = (await readdir(folder)).filter((name) => name !== 'shop.lock');
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  await store.close();
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'belle-vue-keeping-'));
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
}

/** Changes one byte in the middle of a file. */
async function damage(name: string): Promise<void> {
  const bytes = await readFile(join(folder, name));
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(join(folder, name), bytes);
}

async function cartIds(): Promise<readonly string[]> {
  const store = await openLowdbStore(folder);
  const ids = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
  const carts = await Promise.all(ids.map((id) => store.read.carts.load(id)));
  await store.close();
  return ids.filter((_, place) => (carts[place] ?? []).length > 0);
}

const newestJournal = async () =>
  (await readdir(folder))
    .filter((name) => name.startsWith('shop.journal'))
    .sort()
    .at(-1) ?? '';

describe('verifying', () => {
  test('reads everything and counts it, beside the running shop', async () => {
    const store = await openLowdbStore(folder);
    await store.transaction(({ carts }) => carts.save('c1', [cartLine('a', 1)]));
    await store.transaction(({ carts }) => carts.save('c2', [cartLine('a', 1)]));
    expect(await verifyFolder(folder)).toMatchObject({ transactions: 2, rows: { carts: 2 } });
    await store.close();
  });

  test('refuses damage by name', async () => {
    await killedFolder();
    await damage('shop.json');
    await expect(verifyFolder(folder)).rejects.toThrow(UnreadableData);
  });
});

describe('a backup', () => {
  test('taken beside the running shop is that shop in an empty folder', async () => {
    const store = await openLowdbStore(folder);
    await store.transaction(({ carts }) => carts.save('c1', [cartLine('a', 1)]));
    await store.transaction(({ carts }) => carts.save('c6', [cartLine('a', 1)]));
    const file = join(folder, 'copy.json');
    await store.pictures.save(`${'a'.repeat(64)}.png`, png(2, 3));
    const { transactions, pictures, pictureFolder } = await backUpFolder(folder, file);
    expect(transactions).toBe(2);
    // They are not in the copy: whoever makes it hears of their folder.
    expect([pictures, pictureFolder]).toEqual([1, join(folder, 'pictures')]);
    await store.close();
    const copy = await readFile(file);
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'belle-vue-keeping-'));
    await writeFile(join(folder, 'shop.json'), copy);
    expect(await cartIds()).toEqual(['c1', 'c6']);
  });
});

describe('recovering', () => {
  beforeEach(killedFolder);

  test('needs nothing where nothing is wrong', async () => {
    const before = (await readdir(folder)).toSorted();
    expect(await recoverFolder(folder, NOW, false)).toMatchObject({ damage: null, isWhole: true });
    expect((await readdir(folder)).filter((name) => name !== 'shop.lock').toSorted()).toEqual(
      before,
    );
  });

  test('from a damaged document loses nothing: backup and journals lead there as well', async () => {
    await damage('shop.json');
    await expect(openLowdbStore(folder)).rejects.toThrow(UnreadableData);
    const damaged = await readFile(join(folder, 'shop.json'));
    const saved = await recoverFolder(folder, NOW, false);
    expect(saved).toMatchObject({ isWhole: true, rows: { carts: 6 }, keptIn: join(folder, KEPT) });
    expect(await readFile(join(folder, KEPT, 'shop.json'))).toEqual(damaged);
    expect(await cartIds()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
  });

  test('from a missing document works as from a damaged one', async () => {
    await rename(join(folder, 'shop.json'), join(folder, 'elsewhere'));
    await expect(openLowdbStore(folder)).rejects.toThrow(UnreadableData);
    expect(await recoverFolder(folder, NOW, false)).toMatchObject({ isWhole: true });
    expect(await cartIds()).toHaveLength(6);
  });

  test('is needed where no journal tells any more that the document is missing', async () => {
    const store = await openLowdbStore(folder);
    await store.close();
    await rm(join(folder, 'shop.json'));
    const journals = (await readdir(folder)).filter((name) => name.includes('journal'));
    for (const name of journals) await rm(join(folder, name));
    await expect(openLowdbStore(folder)).rejects.toThrow('it is missing');
    expect(await readdir(folder)).not.toContain('shop.json');
    await recoverFolder(folder, NOW, false);
    expect(await cartIds()).not.toEqual([]);
  });

  test('from a damaged journal saves what comes before the damage, and says what is missing', async () => {
    await damage(await newestJournal());
    const saved = await recoverFolder(folder, NOW, false);
    expect(saved).toMatchObject({
      isWhole: false,
      transactions: 5,
      rows: { carts: 5 },
      missing: 1,
    });
    const file = expect.stringMatching(/^shop\.journal\.\d+$/);
    expect(saved.damage).toMatchObject({ file, fault: { kind: 'CHECKSUM' } });
    expect(await cartIds()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
  });

  test('only tells, when it is asked to', async () => {
    await damage('shop.json');
    const before = await readFile(join(folder, 'shop.json'));
    expect(await recoverFolder(folder, NOW, true)).toMatchObject({ isWhole: true, keptIn: null });
    expect(await readFile(join(folder, 'shop.json'))).toEqual(before);
    expect(await readdir(folder)).not.toContain(KEPT);
  });

  test('is refused when nothing can be read, and while the shop is running', async () => {
    await damage('shop.json');
    await damage('shop.json.bak');
    await expect(recoverFolder(folder, NOW, false)).rejects.toThrow(UnreadableData);
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'belle-vue-keeping-'));
    const store = await openLowdbStore(folder);
    await expect(recoverFolder(folder, NOW, false)).rejects.toThrow(FolderTaken);
    await store.close();
  });
});
