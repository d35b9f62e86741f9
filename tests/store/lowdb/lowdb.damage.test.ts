import { appendFile, cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { recoverFolder, verifyFolder } from '../../../server/store.open.ts';
import { UnreadableData } from '../../../server/storage/lowdb/journal/unreadable.ts';
import { changeSomething, killedShop } from '../../resilience/sample.ts';
import { testFolder } from './lowdb.folder.ts';

const NOW = new Date('2025-05-01T10:00:00.000Z');

const under = testFolder();
const { place } = under;

/**
 * A shop killed twice: the document with the first transaction, the journal 2 to the fourth, the
 * journal 3 to the eighth.
 */
const KILLED = await killedShop([4, 4]);

async function killed(): Promise<void> {
  for (const [name, bytes] of KILLED) await writeFile(place(name), bytes);
}

/** A shop that was closed after so many changes. */
async function closed(from: number, to: number): Promise<void> {
  const store = await under.open();
  for (let n = from; n < to; n += 1) await changeSomething(store, n);
  await under.close(store);
}

async function cutLastLine(name: string): Promise<void> {
  const bytes = await readFile(place(name));
  await truncate(place(name), bytes.lastIndexOf('\n', -2) + 1);
}

/** Returns the refusal to open; the shop must not have changed a thing. */
async function refusal(): Promise<unknown> {
  const contents = async () => {
    const names = (await under.names()).filter((name) => name !== 'shop.control');
    return Promise.all(names.map(async (name) => [name, crc32(await readFile(place(name)))]));
  };
  const before = await contents();
  const error = await under.open().catch((reason: unknown) => reason);
  expect(await contents()).toEqual(before);
  if (!(error instanceof UnreadableData)) return error;
  return { file: error.file.slice(under.path.length + 1), fault: error.fault };
}

const MISSING = { kind: 'MISSING' };
const short = (ends: number, acknowledged: number) => ({ kind: 'SHORT', ends, acknowledged });

describe('what a kill leaves', () => {
  beforeEach(killed);

  test('opens whole, again and again, and no start leaves a journal more', async () => {
    const before = await under.names();
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 8, rows: { orders: 8 } });
    for (let start = 0; start < 3; start += 1) await under.kill(await under.open());
    expect(await under.names()).toEqual([...before, 'shop.journal.4'].toSorted());
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 8 });
  });

  test.each([
    [
      'the newest journal emptied',
      'shop.journal.3',
      () => truncate(place('shop.journal.3')),
      short(4, 8),
    ],
    ['the newest journal removed', 'shop.journal.3', () => rm(place('shop.journal.3')), MISSING],
    ['its last line cut off', 'shop.journal.3', () => cutLastLine('shop.journal.3'), short(7, 8)],
    [
      'the journal before emptied',
      'shop.journal.2',
      () => truncate(place('shop.journal.2')),
      short(1, 4),
    ],
    ['the journal before removed', 'shop.journal.2', () => rm(place('shop.journal.2')), MISSING],
    ['its last line cut off', 'shop.journal.2', () => cutLastLine('shop.journal.2'), short(3, 4)],
    [
      'one journal in the place of another',
      'shop.journal.3',
      () => cp(place('shop.journal.2'), place('shop.journal.3')),
      { kind: 'MISNAMED', generation: 2 },
    ],
    ['the control file removed', 'shop.control', () => rm(place('shop.control')), MISSING],
    [
      'the control file emptied',
      'shop.control',
      () => truncate(place('shop.control')),
      { kind: 'CHECKSUM' },
    ],
    [
      'everything but the control file removed',
      'shop.json',
      async () => {
        for (const name of await under.names()) if (name !== 'shop.control') await rm(place(name));
      },
      MISSING,
    ],
  ])('with %s, is refused by name: %s', async (_, file, damage, fault) => {
    await damage();
    expect(await refusal()).toEqual({ file, fault });
  });

  test('with an unfinished write behind it, opens whole and says so', async () => {
    await appendFile(place('shop.journal.3'), '000001f4 8c736521');
    const reported: string[] = [];
    const report = (_: object, message: string) => void reported.push(message);
    await under.open({ log: { warn: report, error: report } });
    expect(reported).toEqual(['an unfinished write at the end of the journal was left out']);
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 8 });
  });

  test('and shortened, is recovered with a word on how many are missing', async () => {
    await truncate(place('shop.journal.3'));
    const expected = { transactions: 4, rows: { orders: 4 }, isWhole: false, missing: 4 };
    expect(await recoverFolder(under.path, NOW, true)).toMatchObject({ ...expected, keptIn: null });
    expect(await refusal()).toMatchObject({ file: 'shop.journal.3' });
    expect(await recoverFolder(under.path, NOW, false)).toMatchObject(expected);
    await closed(8, 10);
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 6, rows: { orders: 6 } });
  });

  test('and without its control file, is recovered whole, as far as anybody can tell', async () => {
    await rm(place('shop.control'));
    expect(await recoverFolder(under.path, NOW, false)).toMatchObject({
      damage: { file: 'shop.control', fault: MISSING },
      transactions: 8,
      missing: null,
    });
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 8 });
  });
});

describe('a shop that was closed', () => {
  test('is shop.json and a control file, and either is missed', async () => {
    await closed(0, 3);
    for (const name of await under.names()) if (/journal|bak/.test(name)) await rm(place(name));
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 3 });
    await rm(place('shop.json'));
    expect(await refusal()).toEqual({ file: 'shop.json', fault: MISSING });
  });

  test('opens with the document before it as long as the journals lead on from there', async () => {
    await closed(0, 3);
    const older = await readFile(place('shop.json'));
    await closed(3, 5);
    await writeFile(place('shop.json'), older);
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 5, rows: { orders: 5 } });
    for (const name of await under.journals()) await rm(place(name));
    expect(await refusal()).toEqual({ file: 'shop.json', fault: short(3, 5) });
  });

  test('opens from shop.json alone in an empty folder', async () => {
    await closed(0, 3);
    const document = await readFile(place('shop.json'));
    await under.leave();
    await writeFile(place('shop.json'), document);
    await closed(3, 4);
    expect(await verifyFolder(under.path)).toMatchObject({ transactions: 4, rows: { orders: 4 } });
  });
});
