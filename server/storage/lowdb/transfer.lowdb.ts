import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { makeFolder } from '../durable-file.ts';
import type { Destination, Origin, ShopReader } from '../transfer/copy.ts';
import type { Collection, Entry } from '../collection.ts';
import { CopyRefused } from '../transfer/refused.ts';
import { disk } from './journal/files.ts';
import { generationsOf, type ShopFolder } from './journal/folder.ts';
import { holdsStore } from './lowdb-store.ts';
import { claimFolder, FolderTaken } from './journal/owner.ts';
import { picturesIn } from './pictures.lowdb.ts';
import { recover, recoverFrom } from './recovery/recovery.ts';
import { writeSnapshot } from './journal/snapshot.ts';
import { emptyTables, type Tables } from './schema.ts';

const BATCH = 500;

/** Throws CopyRefused, FolderTaken, UnreadableData. */
export async function originInFolder(folder: ShopFolder): Promise<Origin> {
  const { path } = folder;
  if (!(await holdsStore(path))) throw new CopyRefused('NO_SHOP', path);
  const release = await claim(path);
  try {
    const { tables } = await recover(disk, folder);
    return { ...readerOf(tables), pictures: picturesIn(folder), close: release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Throws CopyRefused, FolderTaken. */
export async function destinationInFolder(folder: ShopFolder): Promise<Destination> {
  const { path, schema } = folder;
  await makeFolder(path);
  const release = await claim(path);
  const names = await disk.names(path);
  const ours = [folder.document, folder.backup, folder.control];
  const isTaken = [...ours, folder.pictures].some((file) => names.includes(basename(file)));
  if (isTaken || generationsOf(names).length > 0) {
    await release();
    throw new CopyRefused('NOT_EMPTY', path);
  }
  const tables = emptyTables(schema);
  let isCommitted = false;
  return {
    pictures: picturesIn(folder),
    async write({ name }, entries) {
      for (const [key, row] of entries) tables.get(name)?.set(key, row);
    },
    async written() {
      const draft = await disk.create(folder.draft);
      try {
        await writeSnapshot(draft, tables, { sequence: 1, generation: 1 });
      } finally {
        await draft.close();
      }
      // A large shop must not be in memory twice.
      for (const rows of tables.values()) rows.clear();
      const { tables: found } = await recoverFrom(disk, folder, folder.draft, null);
      return readerOf(found);
    },
    async commit() {
      await disk.rename(folder.draft, folder.document);
      await disk.syncFolder(path);
      isCommitted = true;
    },
    async close() {
      await disk.remove(folder.draft);
      if (!isCommitted) await rm(folder.pictures, { recursive: true, force: true });
      await release();
    },
  };
}

async function claim(path: string): Promise<() => Promise<void>> {
  try {
    return await claimFolder(path);
  } catch (error) {
    throw error instanceof FolderTaken ? new CopyRefused('IN_USE', path) : error;
  }
}

function readerOf(tables: Tables): ShopReader {
  return { read: (collection) => batchesOf(tables, collection) };
}

async function* batchesOf(tables: Tables, { name }: Collection): AsyncIterable<readonly Entry[]> {
  let batch: Entry[] = [];
  for (const [key, row] of tables.get(name) ?? []) {
    // PostgreSQL does not distinguish an empty list from none.
    if (Array.isArray(row) && row.length === 0) continue;
    batch.push([key, row]);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
