import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { makeFolder } from '../durable-file.ts';
import type { Destination, Origin, ShopReader } from '../transfer/copy.ts';
import type { Entry, PartName } from '../transfer/parts.ts';
import { CopyRefused } from '../transfer/refused.ts';
import { disk } from './journal/files.ts';
import { generationsOf, shopFolder } from './journal/folder.ts';
import { holdsStore } from './lowdb-store.ts';
import { claimFolder, FolderTaken } from './journal/owner.ts';
import { pictureFolderOf, picturesIn } from './pictures.lowdb.ts';
import { recover, recoverFrom } from './recovery/recovery.ts';
import { writeSnapshot } from './journal/snapshot.ts';
import { emptyTables, TABLE_NAMES, type Row, type Tables } from './tables.ts';

const BATCH = 500;

/** Opens a folder's shop to copy it. Throws CopyRefused, UnreadableData. */
export async function originInFolder(path: string): Promise<Origin> {
  if (!(await holdsStore(path))) throw new CopyRefused('NO_SHOP', path);
  const release = await claim(path);
  try {
    const { tables } = await recover(disk, shopFolder(path));
    return { ...readerOf(tables), pictures: picturesIn(path), close: release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Opens a folder, made if there is none, for a shop to be copied into. Throws CopyRefused. */
export async function destinationInFolder(path: string): Promise<Destination> {
  await makeFolder(path);
  const release = await claim(path);
  const folder = shopFolder(path);
  const names = await disk.names(path);
  const ours = [folder.document, folder.backup, folder.control];
  const isTaken = [...ours, pictureFolderOf(path)].some((file) => names.includes(basename(file)));
  if (isTaken || generationsOf(names).length > 0) {
    await release();
    throw new CopyRefused('NOT_EMPTY', path);
  }
  const tables = emptyTables();
  let isKept = false;
  return {
    pictures: picturesIn(path),
    async write(part, entries) {
      const table: Map<string, Row> = tables[part];
      for (const [key, row] of entries) table.set(key, row);
    },
    async written() {
      addLookups(tables);
      const draft = await disk.create(folder.draft);
      try {
        await writeSnapshot(draft, tables, { sequence: 1, generation: 1 });
      } finally {
        await draft.close();
      }
      // A large shop need not be held twice.
      for (const name of TABLE_NAMES) tables[name].clear();
      const { tables: found } = await recoverFrom(disk, folder, folder.draft, null);
      return readerOf(found);
    },
    async keep() {
      await disk.rename(folder.draft, folder.document);
      await disk.syncFolder(path);
      isKept = true;
    },
    async close() {
      await disk.remove(folder.draft);
      if (!isKept) await rm(pictureFolderOf(path), { recursive: true, force: true });
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

/** What makes e-mails and order numbers unique. */
function addLookups({ customers, emails, orders, orderNumbers }: Tables): void {
  for (const { id, email, expiresAt } of customers.values()) {
    if (expiresAt === null) emails.set(email, id);
  }
  for (const { id, number } of orders.values()) orderNumbers.set(number, id);
}

function readerOf(tables: Tables): ShopReader {
  return { read: (part) => batchesOf(tables, part) };
}

async function* batchesOf<P extends PartName>(
  tables: Tables,
  part: P,
): AsyncIterable<ReadonlyArray<Entry<P>>> {
  let batch: Array<Entry<P>> = [];
  for (const [key, row] of tables[part]) {
    // An empty list is the same as none, and in a database there is no such thing.
    if (Array.isArray(row) && row.length === 0) continue;
    batch.push([key, row]);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
