import { Low } from 'lowdb';
import pLimit from 'p-limit';
import type { Log } from '../../shared/log/log.ts';
import type { Access, Store, StoreHealth } from '../engine.ts';
import { disk, type Files } from './journal/files.ts';
import { generationsOf, type ShopFolder } from './journal/folder.ts';
import { watchFreeSpace } from './journal/free-space.ts';
import { JournaledFile } from './journal/journaled-file.ts';
import { JournalLost } from './recovery/lost.ts';
import { picturesIn } from './pictures.lowdb.ts';
import { createSnapshots, type Snapshots } from './journal/snapshots.ts';
import { emptyTables, type Tables } from './schema.ts';
import { storeOver, type Persistence } from './tables-store.ts';

export interface LowdbStore<Ports, Reads extends Ports> extends Store<Ports, Reads> {
  readonly isNew: boolean;
  readonly health: StoreHealth;
  compact(): Promise<void>;
}

export interface LowdbOptions {
  readonly files?: Files;
  /**
   * Called once, when the disk failed or the folder was lost: the store then refuses everything.
   */
  readonly onFailure?: (error: unknown) => void;
  readonly log?: Log;
}

const silent: Log = { warn: () => {}, error: () => {} };

export async function holdsStore(path: string): Promise<boolean> {
  const names = await disk.names(path).catch((): readonly string[] => []);
  const files = ['shop.json', 'shop.control'];
  return files.some((file) => names.includes(file)) || generationsOf(names).length > 0;
}

/** Throws FolderTaken, UnreadableData, and file system errors. */
export async function openLowdbStore<Ports, Reads extends Ports>(
  folder: ShopFolder,
  access: Access<Ports, Reads>,
  { files = disk, onFailure = () => {}, log = silent }: LowdbOptions = {},
): Promise<LowdbStore<Ports, Reads>> {
  const { path, schema } = folder;
  const release = await files.claim(path);
  const file = new JournaledFile(files, folder, (reason) => void end(reason));
  const low = new Low<Tables>(file, emptyTables(schema));
  const snapshots = createSnapshots(() => low.write(), log);

  async function end(reason: unknown): Promise<void> {
    if (reason instanceof JournalLost) {
      // Only memory has what was acknowledged since the last snapshot.
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
    const requireRoom = watchFreeSpace(files, path, {
      snapshotBytes: () => file.snapshotBytes,
      log,
    });
    const isNew = low.data === before;
    const store = storeOver(low.data, access, {
      pictures: picturesIn(folder, files),
      persistence: persistenceOf(file, { requireRoom, release, snapshots }),
    });
    return {
      ...store,
      // A spread would fix its value.
      get cacheVersion() {
        return store.cacheVersion;
      },
      isNew,
      health: {
        warnings: () => (snapshots.isFailing ? ['SNAPSHOT_FAILING'] : []),
        snapshots: () => snapshots.counts,
      },
      compact: () => snapshots.write(),
    };
  } catch (error) {
    await release();
    throw error;
  }
}

function persistenceOf(
  file: JournaledFile,
  {
    requireRoom,
    release,
    snapshots,
  }: {
    readonly requireRoom: () => Promise<void>;
    readonly release: () => Promise<void>;
    readonly snapshots: Snapshots;
  },
): Persistence {
  const rewriting = pLimit(1);
  return {
    async ready() {
      if (file.journal.hasFailed) throw new Error('the journal failed');
      await requireRoom();
    },
    append: (changes) => file.append(changes),
    flushed: () => file.journal.flushed(),
    async afterTransaction() {
      if (file.snapshotBytes === 0) await snapshots.writeWhenQuiet();
      else if (file.isDue) void snapshots.writeWhenQuiet();
    },
    dropOverwritten() {
      // One that waits begins later than this change.
      if (rewriting.pendingCount === 0) void rewriting(() => snapshots.writeOverBackup());
    },
    async close() {
      await rewriting(() => {});
      // The journal is complete: the next start can write the snapshot.
      if (file.isBehind && !file.journal.hasFailed) await snapshots.write().catch(() => undefined);
      await file.close().finally(release);
    },
  };
}
