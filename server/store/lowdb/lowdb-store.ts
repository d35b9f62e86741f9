import { Low } from 'lowdb';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { StoreUnavailable } from '../../shop/problems.ts';
import type { Ports, Store } from '../store.ts';
import { Draft, readerOf } from './draft.ts';
import { JsonFile } from './json-file.ts';
import { claimFolder } from './owner.ts';
import { portsOf } from './ports.ts';
import { emptyTables, type Tables } from './tables.ts';

/** The store in `shop.json` of a folder that exists and can be written. */
export interface LowdbStore extends Store {
  /** Whether the folder held a shop before. */
  readonly isNew: boolean;
}

const FILE = 'shop.json';

/** Whether a folder holds a shop's data; looks only, and leaves nothing behind. */
export async function holdsStore(folder: string): Promise<boolean> {
  const stats = await stat(join(folder, FILE)).catch(() => null);
  return stats?.isFile() ?? false;
}

/**
 * Opens the folder's store and becomes its only owner.
 * Throws FolderTaken, UnreadableData, or the file system's error.
 */
export async function openLowdbStore(folder: string): Promise<LowdbStore> {
  const release = await claimFolder(folder);
  try {
    const low = new Low<Tables>(new JsonFile(join(folder, FILE)), emptyTables());
    const before = low.data;
    await low.read();
    return lowdbStore(low, low.data === before, release);
  } catch (error) {
    await release();
    throw error;
  }
}

function lowdbStore(low: Low<Tables>, isNew: boolean, release: () => Promise<void>): LowdbStore {
  // lowdb's own write takes no turn: two at once would overwrite each other (store.md).
  const oneAtATime = pLimit(1);
  // What readers see. `low.data` runs ahead of it while a commit is on its way to the disk.
  let committed = low.data;

  async function commit(tables: Tables): Promise<void> {
    low.data = tables;
    try {
      await low.write();
    } catch (error) {
      low.data = committed;
      throw new StoreUnavailable(error);
    }
    committed = tables;
  }

  return {
    isNew,
    read: portsOf(readerOf(() => committed)),
    transaction: <T>(work: (ports: Ports) => Promise<T>) =>
      oneAtATime(async () => {
        const draft = new Draft(committed);
        const result = await work(portsOf(draft));
        if (!draft.isEmpty) await commit(draft.tables);
        return result;
      }),
    close: () => oneAtATime(release),
  };
}
