import { Low } from 'lowdb';
import pLimit from 'p-limit';
import { StoreUnavailable } from '../../shop/problems.ts';
import type { Ports, Store } from '../store.ts';
import { Draft, readerOf } from './draft.ts';
import { disk, type Files } from './files.ts';
import { generationsOf, shopFolder } from './folder.ts';
import { watchFreeSpace } from './free-space.ts';
import { Indexes } from './indexes.ts';
import { JournaledFile } from './journaled-file.ts';
import { claimFolder } from './owner.ts';
import { portsOf } from './ports.ts';
import { emptyTables, type Tables } from './tables.ts';

/** The store in `shop.json` of a folder that exists and can be written. */
export interface LowdbStore extends Store {
  /** Whether the folder held a shop before. */
  readonly isNew: boolean;
  /** Writes a new snapshot now; comes back once it has taken the place of the one before. */
  compact(): Promise<void>;
}

/** What a test or the process may want otherwise. */
export interface LowdbOptions {
  readonly files?: Files;
  /** Told once when the disk failed: the store refuses everything from then on, and must be opened anew. */
  readonly onFailure?: (error: unknown) => void;
}

/** Whether a folder holds a shop's data; looks only, and leaves nothing behind. */
export async function holdsStore(path: string): Promise<boolean> {
  const names = await disk.names(path).catch((): readonly string[] => []);
  return names.includes('shop.json') || generationsOf(names).length > 0;
}

/**
 * Opens the folder's store and becomes its only owner.
 * Throws FolderTaken, UnreadableData, or the file system's error.
 */
export async function openLowdbStore(
  path: string,
  { files = disk, onFailure = () => {} }: LowdbOptions = {},
): Promise<LowdbStore> {
  const release = await claimFolder(path);
  try {
    const file = new JournaledFile(files, shopFolder(path), onFailure);
    const low = new Low<Tables>(file, emptyTables());
    const before = low.data;
    await low.read();
    const requireRoom = watchFreeSpace(files, path, () => file.snapshotBytes);
    return lowdbStore(low, file, { isNew: low.data === before, requireRoom, release });
  } catch (error) {
    await release();
    throw error;
  }
}

function lowdbStore(
  low: Low<Tables>,
  file: JournaledFile,
  {
    isNew,
    requireRoom,
    release,
  }: {
    readonly isNew: boolean;
    readonly requireRoom: () => Promise<void>;
    readonly release: () => Promise<void>;
  },
): LowdbStore {
  // lowdb's own write takes no turn: two at once would overwrite each other (store.md).
  const oneAtATime = pLimit(1);
  const oneSnapshotAtATime = pLimit(1);
  const tables = low.data;
  const indexes = new Indexes(tables);
  let catalogVersion = 0;

  const compact = () => oneSnapshotAtATime(() => low.write());

  /** Makes a draft part of the tables, for the next transaction to see, and keeps it. */
  function commit(draft: Draft): Promise<void> {
    const { changes } = draft;
    if (changes.length === 0) return file.journal.settled();
    indexes.apply(changes);
    if (changes.some(([, table]) => table === 'products' || table === 'categories')) {
      catalogVersion += 1;
    }
    return file.append(changes);
  }

  async function compactWhenDue(): Promise<void> {
    // A new shop's first snapshot, or a journal that has outgrown the one there is. When it fails,
    // the journal still holds everything; the next change tries again.
    if (file.snapshotBytes === 0) await compact().catch(() => undefined);
    else if (file.isDue && oneSnapshotAtATime.activeCount === 0) compact().catch(() => undefined);
  }

  return {
    isNew,
    read: portsOf(readerOf(tables, indexes)),
    get catalogVersion() {
      return catalogVersion;
    },
    compact,
    settled: () => unlessUnavailable(file.journal.settled()),
    async transaction<T>(work: (ports: Ports) => Promise<T>) {
      const { result, kept } = await oneAtATime(async () => {
        if (file.journal.hasFailed) throw new StoreUnavailable(new Error('the journal failed'));
        await unlessUnavailable(requireRoom());
        const draft = new Draft(tables, indexes);
        const value = await work(portsOf(draft));
        // The turn ends here: others go on while this one waits for the disk with its group.
        return { result: value, kept: commit(draft) };
      });
      await unlessUnavailable(kept);
      await compactWhenDue();
      return result;
    },
    close: () =>
      oneAtATime(async () => {
        // A snapshot that cannot be written now is made by the next start: the journal has it all.
        if (file.isBehind && !file.journal.hasFailed) await compact().catch(() => undefined);
        await file.close().finally(release);
      }),
  };
}

async function unlessUnavailable<T>(done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}
