import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { FolderTaken } from '../../../server/storage/lowdb/journal/owner.ts';
import { UnreadableData } from '../../../server/storage/lowdb/journal/unreadable.ts';
import { backUpFolder, recoverFolder, verifyFolder } from '../../../server/store.open.ts';
import { png } from '../../support/pictures.ts';
import { saveCart, testFolder } from './lowdb.folder.ts';

const NOW = new Date('2025-05-01T10:00:00.000Z');
const SAVED_FOLDER = 'damaged-2025-05-01T10-00-00-000Z';

const under = testFolder();
const { place } = under;

/**
 * A folder as a kill leaves it: three carts in the backup, two more in the document, one in the
 * journal behind it.
 */
async function killedWithBackup(): Promise<void> {
  const store = await under.open();
  for (const id of ['c1', 'c2', 'c3']) await saveCart(store, id);
  await store.compact();
  for (const id of ['c4', 'c5']) await saveCart(store, id);
  await store.compact();
  await saveCart(store, 'c6');
  await under.kill(store);
}

/** Changes one byte in the middle of a file. */
async function damage(name: string): Promise<void> {
  const bytes = await readFile(place(name));
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(place(name), bytes);
}

async function cartIds(): Promise<readonly string[]> {
  const store = await under.open();
  const ids = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
  const carts = await Promise.all(ids.map((id) => store.read.carts.load(id)));
  await under.close(store);
  return ids.filter((_, at) => (carts[at] ?? []).length > 0);
}

test('a running shop is verified and backed up beside it, and the copy is that shop in an empty folder', async () => {
  const store = await under.open();
  await saveCart(store, 'c1');
  await saveCart(store, 'c6');
  await store.pictures.save(`${'a'.repeat(64)}.png`, png(2, 3));
  expect(await verifyFolder(under.path)).toMatchObject({ transactions: 2, rows: { carts: 2 } });
  const { transactions, pictures, pictureFolder } = await backUpFolder(
    under.path,
    place('copy.json'),
  );
  expect(transactions).toBe(2);
  // They are not in the copy: the command names their folder.
  expect([pictures, pictureFolder]).toEqual([1, place('pictures')]);
  await expect(recoverFolder(under.path, NOW, false)).rejects.toThrow(FolderTaken);
  const copy = await readFile(place('copy.json'));
  await under.leave();
  await writeFile(place('shop.json'), copy);
  expect(await cartIds()).toEqual(['c1', 'c6']);
});

describe('recovering', () => {
  beforeEach(killedWithBackup);

  test('needs nothing where nothing is wrong', async () => {
    const before = await under.names();
    expect(await recoverFolder(under.path, NOW, false)).toMatchObject({
      damage: null,
      isWhole: true,
    });
    expect(await under.names()).toEqual(before);
  });

  test('from a damaged document loses nothing: backup and journals lead there as well', async () => {
    await damage('shop.json');
    const damaged = await readFile(place('shop.json'));
    await expect(under.open()).rejects.toThrow(UnreadableData);
    await expect(verifyFolder(under.path)).rejects.toThrow(UnreadableData);
    const dryRun = await recoverFolder(under.path, NOW, true);
    expect(dryRun).toMatchObject({ isWhole: true, keptIn: null });
    expect(await readFile(place('shop.json'))).toEqual(damaged);
    expect(await under.names()).not.toContain(SAVED_FOLDER);
    const saved = await recoverFolder(under.path, NOW, false);
    expect(saved).toMatchObject({ isWhole: true, rows: { carts: 6 }, keptIn: place(SAVED_FOLDER) });
    expect(await readFile(place(`${SAVED_FOLDER}/shop.json`))).toEqual(damaged);
    expect(await cartIds()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
  });

  test('from a missing document works as from a damaged one', async () => {
    await rm(place('shop.json'));
    await expect(under.open()).rejects.toThrow(UnreadableData);
    expect(await recoverFolder(under.path, NOW, false)).toMatchObject({ isWhole: true });
    expect(await cartIds()).toHaveLength(6);
  });

  test('is needed where no journal tells any more that the document is missing', async () => {
    await under.close(await under.open());
    for (const name of ['shop.json', ...(await under.journals())]) await rm(place(name));
    await expect(under.open()).rejects.toThrow('it is missing');
    expect(await under.names()).not.toContain('shop.json');
    await recoverFolder(under.path, NOW, false);
    expect(await cartIds()).not.toEqual([]);
  });

  test('from a damaged journal saves the others, and says what is missing', async () => {
    await damage((await under.journals()).at(-1) ?? '');
    const saved = await recoverFolder(under.path, NOW, false);
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

  test('is refused when nothing can be read', async () => {
    await damage('shop.json');
    await damage('shop.json.bak');
    await expect(recoverFolder(under.path, NOW, false)).rejects.toThrow(UnreadableData);
  });
});

describe('recovering a shop that was killed in its first minutes', () => {
  const JOURNAL = 'shop.journal.2';
  /** The first cart in the document, the others in the journal behind it. */
  beforeEach(async () => {
    const store = await under.open();
    for (const id of ['c1', 'c2', 'c3', 'c4']) await saveCart(store, id);
    await under.kill(store);
  });

  /** Changes a byte of one of its lines, the header being the first. */
  async function damageLine(at: number): Promise<void> {
    const lines = (await readFile(place(JOURNAL), 'utf8')).split('\n');
    lines[at] = `${lines[at]?.slice(0, -1)}?`;
    await writeFile(place(JOURNAL), lines.join('\n'));
  }

  test('from a damaged document loses nothing: there is a backup from the first one on', async () => {
    await damage('shop.json');
    await expect(under.open()).rejects.toThrow(UnreadableData);
    const saved = await recoverFolder(under.path, NOW, false);
    expect(saved).toMatchObject({ damage: { file: 'shop.json' }, missing: 0, rows: { carts: 4 } });
    expect(await cartIds()).toEqual(['c1', 'c2', 'c3', 'c4']);
  });

  test.each([
    ['a header, which its journal tells', [0], 0, ['c1', 'c2', 'c3', 'c4']],
    ['a transaction, which later ones do not need', [1], 1, ['c1', 'c3', 'c4']],
    ['the last transaction', [3], 1, ['c1', 'c2', 'c3']],
    ['all of them', [0, 1, 2, 3], 3, ['c1']],
  ])('saves all but what was damaged: %s', async (_, lines, missing, ids) => {
    for (const at of lines) await damageLine(at);
    await expect(under.open()).rejects.toThrow(UnreadableData);
    expect(await recoverFolder(under.path, NOW, false)).toMatchObject({ missing });
    expect(await cartIds()).toEqual(ids);
    expect(await verifyFolder(under.path)).toMatchObject({ rows: { carts: ids.length } });
  });

  test('is refused where no journal begins with the shop', async () => {
    await damage('shop.json');
    await rm(place('shop.json.bak'));
    await expect(recoverFolder(under.path, NOW, false)).rejects.toThrow(UnreadableData);
    await rename(place(JOURNAL), place('shop.journal.1'));
    await expect(recoverFolder(under.path, NOW, false)).rejects.toThrow(UnreadableData);
  });
});
