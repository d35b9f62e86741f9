import { Low } from 'lowdb';
import pLimit from 'p-limit';
import type { Log } from '../../shared/log.ts';
import { StoreUnavailable } from '../../shared/problems.ts';
import type { PictureStore } from '../../catalog/catalog.picture.store.ts';
import type { Ports, Store } from '../store.ts';
import type { StoreHealth } from '../store-health.ts';
import { Draft, readerOf } from './draft.ts';
import { disk, type Files } from './journal/files.ts';
import { generationsOf, shopFolder } from './journal/folder.ts';
import { watchFreeSpace } from './journal/free-space.ts';
import { Indexes } from './indexes.ts';
import { JournaledFile } from './journal/journaled-file.ts';
import { JournalLost } from './recovery/lost.ts';
import { claimFolder } from './journal/owner.ts';
import { picturesIn } from './pictures.lowdb.ts';
import { portsOf } from './ports.ts';
import { createSnapshots, type Snapshots } from './journal/snapshots.ts';
import { emptyTables, type Tables } from './tables.ts';

/** The store in `shop.json` of a folder that exists and can be written. */
export interface LowdbStore extends Store {
  /** Whether the folder held a shop before. */
  readonly isNew: boolean;
  readonly health: StoreHealth;
  /** Writes a new snapshot now; comes back once it has taken the place of the one before. */
  compact(): Promise<void>;
}

/** What a test or the process may want otherwise. */
export interface LowdbOptions {
  readonly files?: Files;
  /**
   * Told once when the disk failed or the folder is not this shop's any more: the store refuses
   * everything from then on, and must be opened anew.
   */
  readonly onFailure?: (error: unknown) => void;
  readonly log?: Log;
}

const silent: Log = { warn: () => {}, error: () => {} };

/** Whether a folder holds a shop's data; looks only, and leaves nothing behind. */
export async function holdsStore(path: string): Promise<boolean> {
  const names = await disk.names(path).catch((): readonly string[] => []);
  const files = ['shop.json', 'shop.control'];
  return files.some((file) => names.includes(file)) || generationsOf(names).length > 0;
}

/**
 * Opens the folder's store and becomes its only owner.
 * Throws FolderTaken, UnreadableData, or the file system's error.
 */
export async function openLowdbStore(
  path: string,
  { files = disk, onFailure = () => {}, log = silent }: LowdbOptions = {},
): Promise<LowdbStore> {
  const release = await claimFolder(path);
  const file = new JournaledFile(files, shopFolder(path), (reason) => void end(reason));
  const low = new Low<Tables>(file, emptyTables());
  const snapshots = createSnapshots(() => low.write(), log);

  async function end(reason: unknown): Promise<void> {
    if (reason instanceof JournalLost) {
      // What was acknowledged since the last snapshot is nowhere but in memory.
      await snapshots.alone(() => file.rescue(low.data)).catch(noteLoss);
    }
    onFailure(reason);
  }
  const noteLoss = (failure: unknown) =>
    log.error({ err: failure }, 'the journal was lost, and what it held could not be saved');

  try {
    const before = low.data;
    await low.read();
    if (file.torn)
      log.warn(file.torn, 'an unfinished write at the end of the journal was left out');
    const requireRoom = watchFreeSpace(files, path, () => file.snapshotBytes);
    const isNew = low.data === before;
    const pictures = picturesIn(path, files);
    return lowdbStore(low, file, { isNew, pictures, requireRoom, release, snapshots });
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
    pictures,
    requireRoom,
    release,
    snapshots,
  }: {
    readonly isNew: boolean;
    readonly pictures: PictureStore;
    readonly requireRoom: () => Promise<void>;
    readonly release: () => Promise<void>;
    readonly snapshots: Snapshots;
  },
): LowdbStore {
  // lowdb's own write takes no turn: two at once would overwrite each other (store.md).
  const oneAtATime = pLimit(1);
  const tables = low.data;
  const indexes = new Indexes(tables);
  let catalogVersion = 0;

  /** Makes a draft part of the tables, for the next transaction to see, and keeps it. */
  function commit(draft: Draft): Promise<void> {
    const { changes } = draft;
    if (changes.length === 0) return file.journal.flushed();
    indexes.apply(changes);
    if (changes.some(([, table]) => table === 'products' || table === 'categories')) {
      catalogVersion += 1;
    }
    return file.append(changes);
  }

  async function compactWhenDue(): Promise<void> {
    // A new shop's first snapshot, or journals that have outgrown the one there is.
    if (file.snapshotBytes === 0) await snapshots.writeWhenQuiet();
    else if (file.isDue) void snapshots.writeWhenQuiet();
  }

  return {
    isNew,
    pictures,
    health: {
      warnings: () => (snapshots.isFailing ? ['SNAPSHOT_FAILING'] : []),
      snapshots: () => snapshots.counts,
    },
    read: portsOf(readerOf(tables, indexes)),
    get catalogVersion() {
      return catalogVersion;
    },
    compact: () => snapshots.write(),
    flushed: () => unlessUnavailable(file.journal.flushed()),
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
        if (file.isBehind && !file.journal.hasFailed)
          await snapshots.write().catch(() => undefined);
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
