import { Low } from 'lowdb';
import pLimit from 'p-limit';
import type { Log } from '../../shared/log.ts';
import { StoreUnavailable } from '../../shared/problems.ts';
import type { Collection } from '../collection.ts';
import type { Pictures } from '../pictures.ts';
import type { RunWork, Store } from '../store.ts';
import type { StoreHealth } from '../store-health.ts';
import { Draft, readerOf, type Writer } from './draft.ts';
import { disk, type Files } from './journal/files.ts';
import { generationsOf, type ShopFolder } from './journal/folder.ts';
import { watchFreeSpace } from './journal/free-space.ts';
import { Indexes, type Index } from './indexes.ts';
import { JournaledFile } from './journal/journaled-file.ts';
import { JournalLost } from './recovery/lost.ts';
import { claimFolder } from './journal/owner.ts';
import { picturesIn } from './pictures.lowdb.ts';
import { createSnapshots, type Snapshots } from './journal/snapshots.ts';
import { emptyTables, type Tables } from './schema.ts';

export interface LowdbStore<Ports> extends Store<Ports> {
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

export interface Access<Ports> {
  readonly indexes: readonly Index[];
  readonly cached: readonly Collection[];
  readonly portsOf: (db: Writer) => Ports;
  readonly runWork: RunWork<Ports>;
}

export async function holdsStore(path: string): Promise<boolean> {
  const names = await disk.names(path).catch((): readonly string[] => []);
  const files = ['shop.json', 'shop.control'];
  return files.some((file) => names.includes(file)) || generationsOf(names).length > 0;
}

/** Throws FolderTaken, UnreadableData, and file system errors. */
export async function openLowdbStore<Ports>(
  folder: ShopFolder,
  access: Access<Ports>,
  { files = disk, onFailure = () => {}, log = silent }: LowdbOptions = {},
): Promise<LowdbStore<Ports>> {
  const { path, schema } = folder;
  const release = await claimFolder(path);
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
    const requireRoom = watchFreeSpace(files, path, () => file.snapshotBytes);
    const isNew = low.data === before;
    const pictures = picturesIn(folder, files);
    return lowdbStore(low, file, access, { isNew, pictures, requireRoom, release, snapshots });
  } catch (error) {
    await release();
    throw error;
  }
}

function lowdbStore<Ports>(
  low: Low<Tables>,
  file: JournaledFile,
  { indexes: declared, cached, portsOf, runWork }: Access<Ports>,
  {
    isNew,
    pictures,
    requireRoom,
    release,
    snapshots,
  }: {
    readonly isNew: boolean;
    readonly pictures: Pictures;
    readonly requireRoom: () => Promise<void>;
    readonly release: () => Promise<void>;
    readonly snapshots: Snapshots;
  },
): LowdbStore<Ports> {
  // Concurrent writes of lowdb would overwrite each other.
  const oneAtATime = pLimit(1);
  const tables = low.data;
  const indexes = new Indexes(tables, declared);
  let cacheVersion = 0;

  /** The next transaction sees it before it is durable. */
  function commit(draft: Draft): Promise<void> {
    const { changes } = draft;
    if (changes.length === 0) return file.journal.flushed();
    indexes.apply(changes);
    if (changes.some(([, changed]) => cached.some(({ name }) => name === changed))) {
      cacheVersion += 1;
    }
    return file.append(changes);
  }

  async function compactWhenDue(): Promise<void> {
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
    get cacheVersion() {
      return cacheVersion;
    },
    compact: () => snapshots.write(),
    flushed: () => unlessUnavailable(file.journal.flushed()),
    async transaction<T>(work: (ports: Ports) => Promise<T>) {
      const { result, committed } = await oneAtATime(async () => {
        if (file.journal.hasFailed) throw new StoreUnavailable(new Error('the journal failed'));
        await unlessUnavailable(requireRoom());
        const draft = new Draft(tables, indexes);
        const value = await runWork(portsOf(draft), work);
        return { result: value, committed: commit(draft) };
      });
      await unlessUnavailable(committed);
      await compactWhenDue();
      return result;
    },
    close: () =>
      oneAtATime(async () => {
        // The journal is complete: the next start can write the snapshot.
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
