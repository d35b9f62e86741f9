import type { Adapter } from 'lowdb';
import type { Change } from './changes.ts';
import type { Files, Tail } from './files.ts';
import { generationsOf, type ShopFolder } from './folder.ts';
import { Journal } from './journal.ts';
import { recover, type Recovered } from './recovery.ts';
import { writeSnapshot } from './snapshot.ts';
import type { Tables } from './tables.ts';

/** A journal may grow to this before it is worth a snapshot, however small the snapshot is. */
const SMALL_JOURNAL = 1024 * 1024;

/**
 * lowdb's adapter for `shop.json` and the journal beside it (store.md). `read` brings both together,
 * `append` keeps one transaction, and `write` makes a new snapshot so that journals can be dropped.
 */
export class JournaledFile implements Adapter<Tables> {
  readonly #files: Files;
  readonly #folder: ShopFolder;
  readonly #onFailure: (error: unknown) => void;
  #journal: Journal | null = null;
  #generation = 0;
  #sequence = 0;
  #snapshot: Recovered['snapshot'] = { bytes: 0, sequence: 0, generation: 1 };

  /** `onFailure` is told of the first write to the journal that failed: nothing is kept after it. */
  constructor(files: Files, folder: ShopFolder, onFailure: (error: unknown) => void) {
    this.#files = files;
    this.#folder = folder;
    this.#onFailure = onFailure;
  }

  /** The journal; there is one once the data was read. */
  get journal(): Journal {
    if (!this.#journal) throw new Error('The data must be read first');
    return this.#journal;
  }

  get snapshotBytes(): number {
    return this.#snapshot.bytes;
  }

  /** Whether the journal has outgrown the snapshot. */
  get isDue(): boolean {
    return this.journal.bytes > Math.max(this.#snapshot.bytes, SMALL_JOURNAL);
  }

  /** Whether the snapshot lacks something that was kept. */
  get isBehind(): boolean {
    return this.#sequence > this.#snapshot.sequence;
  }

  /** Gives null when the folder holds no shop yet. Throws UnreadableData. */
  async read(): Promise<Tables | null> {
    const files = this.#files;
    const folder = this.#folder;
    const { tables, sequence, snapshot, journal, torn } = await recover(files, folder);
    await files.remove(folder.draft);
    // Nobody was told that this write was done; what comes next must not be read as part of it.
    if (torn) await cutOff(await files.append(torn.file), torn.length);
    const tail = await this.#openJournal(journal.generation);
    this.#generation = journal.generation;
    this.#sequence = sequence;
    this.#snapshot = snapshot;
    this.#journal = new Journal(tail, { sequence, bytes: journal.bytes }, this.#onFailure);
    return sequence === 0 && snapshot.bytes === 0 ? null : tables;
  }

  /** Keeps the changes of one transaction; comes back once they are on the disk. */
  append(changes: readonly Change[]): Promise<void> {
    this.#sequence += 1;
    return this.journal.append({ sequence: this.#sequence, changes });
  }

  /**
   * Makes a new snapshot while the shop goes on. In this order a crash at any moment leaves a
   * snapshot and all journals from its generation on. The snapshot before it stays as the backup,
   * with the journals that lead from it to here.
   */
  async write(tables: Tables): Promise<void> {
    const files = this.#files;
    const { path, document, draft, backup } = this.#folder;
    const before = this.#snapshot;
    const generation = this.#generation + 1;
    const next = await this.#openJournal(generation);
    const sequence = await this.journal.switchTo(next);
    this.#generation = generation;
    const file = await files.create(draft);
    let bytes: number;
    try {
      bytes = await writeSnapshot(file, tables, { sequence, generation });
    } finally {
      await file.close();
    }
    // The snapshot may hold rows of transactions that are still on their way into the journal.
    await this.journal.settled();
    if (before.bytes > 0) await files.link(document, backup);
    await files.rename(draft, document);
    await files.syncFolder(path);
    this.#snapshot = { bytes, sequence, generation };
    await this.#dropJournals(before.bytes > 0 ? before.generation : generation);
  }

  /** Ends the journal; an empty one is taken away, so that `shop.json` alone is the whole shop. */
  async close(): Promise<void> {
    await this.journal.close();
    if (!this.isBehind) await this.#files.remove(this.#folder.journal(this.#generation));
  }

  async #openJournal(generation: number): Promise<Tail> {
    const tail = await this.#files.append(this.#folder.journal(generation));
    try {
      await this.#files.syncFolder(this.#folder.path);
      return tail;
    } catch (error) {
      await tail.close();
      throw error;
    }
  }

  async #dropJournals(before: number): Promise<void> {
    const generations = generationsOf(await this.#files.names(this.#folder.path));
    for (const generation of generations.filter((each) => each < before)) {
      await this.#files.remove(this.#folder.journal(generation));
    }
  }
}

async function cutOff(file: Tail, length: number): Promise<void> {
  try {
    await file.cut(length);
    await file.sync();
  } finally {
    await file.close();
  }
}
