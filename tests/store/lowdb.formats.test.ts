import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { disk } from '../../server/storage/lowdb/journal/files.ts';
import { shopFolder } from '../../server/storage/lowdb/journal/folder.ts';
import { openLowdbStore } from '../../server/storage/lowdb/lowdb-store.ts';
import { recover } from '../../server/storage/lowdb/recovery/recovery.ts';
import { FORMAT } from '../../server/storage/lowdb/journal/snapshot.ts';
import { TABLE_NAMES, type TableName, type Tables } from '../../server/storage/lowdb/tables.ts';
import { misfitOf } from '../../server/storage/transfer/record-shapes.ts';

const FOLDERS = fileURLToPath(new URL('fixtures/folders', import.meta.url));
const names = await readdir(FOLDERS);

/** Tables that came later, by the first of the stored folders that has them; the names are in order. */
const SINCE: Partial<Record<TableName, string>> = {
  mails: 'format-2',
  paymentEvents: 'format-2',
  oneTimeLinks: 'format-3-2-one-time-links',
  archivedProducts: 'format-4',
};

async function copyOf(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-formats-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(FOLDERS, name), folder, { recursive: true });
  return folder;
}

/** Every row that is not as this version keeps it, by its first such field. */
function misfitsIn(tables: Tables): readonly string[] {
  return TABLE_NAMES.flatMap((table) => {
    const rows: ReadonlyMap<string, unknown> = tables[table];
    return Array.from(rows, ([key, row]) => misfitOf(table, key, row) ?? []).flat();
  });
}

describe('a folder of before', () => {
  test('is stored for every format', () => {
    for (let format = 1; format < FORMAT; format += 1) {
      expect(names.some((name) => name.startsWith(`format-${format}`))).toBe(true);
    }
  });

  test.each(names)('%s, has every field that this version reads', async (name) => {
    const folder = await copyOf(name);
    const { tables } = await recover(disk, shopFolder(folder));
    expect(misfitsIn(tables)).toEqual([]);
    const expected = TABLE_NAMES.filter((table) => (SINCE[table] ?? '') <= name);
    expect(expected.filter((table) => tables[table].size < 2)).toEqual([]);
  });

  test.each(names)('%s, is the same once it was opened and saved', async (name) => {
    const folder = await copyOf(name);
    const before = await recover(disk, shopFolder(folder));
    await (await openLowdbStore(folder)).close();
    const after = await recover(disk, shopFolder(folder));
    expect(after.tables).toEqual(before.tables);
  });
});
