import type { Adapter } from 'lowdb';
import type { Change } from '../changes.ts';
import { Control, readWatermark, type Watermark } from './control.ts';
import type { Files } from './files.ts';
import { generationsOf, type ShopFolder } from './folder.ts';
import { begin, createGeneration } from './generation.ts';
import { Journal } from './journal.ts';
import { recover, type Recovered } from '../recovery/recovery.ts';
import { writeSnapshot, type Position } from './snapshot.ts';
import type { Tables } from '../schema.ts';

const SMALL_JOURNALS = 1024 * 1024;
const MANY_JOURNALS = 32;
/** Time in which an idle shop detects another owner. */
const LOOK_EVERY_MS = 1000;

/** lowdb's adapter for `shop.json` and its journals (server/storage/lowdb/README.md). */
export class JournaledFile implements Adapter<Tables> {
  readonly #files: Files;
  readonly #folder: ShopFolder;
  readonly #onFailure: (error: unknown) => void;
  #control: Control | null = null;
  #journal: Journal | null = null;
  #looking: NodeJS.Timeout | undefined;
  #isLooking = false;
  #sequence = 0;
  #snapshot: Recovered['snapshot'] = { bytes: 0, sequence: 0, generation: 1 };
  #older = { bytes: 0, count: 0 };
  #begun: Position | null = null;
  #torn: Recovered['torn'] = null;

  constructor(files: Files, folder: ShopFolder, onFailure: (error: unknown) => void) {
    this.#files = files;
    this.#folder = folder;
    this.#onFailure = onFailure;
  }

  get journal(): Journal {
    if (!this.#journal) throw new Error('The data must be read first');
    return this.#journal;
  }

  get snapshotBytes(): number {
    return this.#snapshot.bytes;
  }

  get torn(): Recovered['torn'] {
    return this.#torn;
  }

  get isDue(): boolean {
    const bytes = this.#older.bytes + this.journal.current.bytes;
    const isLong = bytes > Math.max(this.#snapshot.bytes, SMALL_JOURNALS);
    return isLong || this.#older.count >= MANY_JOURNALS;
  }

  get isBehind(): boolean {
    return this.#sequence > this.#snapshot.sequence;
  }

  async read(): Promise<Tables | null> {
    const files = this.#files;
    const folder = this.#folder;
    const watermark = await readWatermark(files, folder);
    // Claim first: what an earlier owner acknowledged is then in the files.
    const control = await Control.claim(files, folder, watermark ?? { sequence: 0, generation: 0 });
    const tables = await this.#open(control, watermark).catch(async (error: unknown) => {
      await control.close().catch(() => undefined);
      throw error;
    });
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
    return this.#sequence === 0 && this.#snapshot.bytes === 0 ? null : tables;
  }

  append(changes: readonly Change[]): Promise<void> {
    this.#sequence += 1;
    return this.journal.append({ sequence: this.#sequence, changes });
  }

  /**
   * Writes in an order in which a crash at any moment leaves a snapshot and all journals from its
   * generation on. The previous snapshot stays as backup, with its journals; the first one is
   * written twice.
   */
  async write(tables: Tables): Promise<void> {
    await this.#owned.check();
    const before = this.#snapshot;
    const isRetry = this.#begun !== null;
    const position = await this.#switch();
    // The snapshot may contain transactions that are not durable yet.
    const flushed = () => this.journal.flushed();
    await this.#replaceDocument(tables, position, flushed);
    this.#begun = null;
    this.#older = { bytes: 0, count: 0 };
    if (before.bytes === 0) {
      await this.#writeDraft(tables, position, flushed);
      await this.#files.rename(this.#folder.draft, this.#folder.backup);
      await this.#files.syncFolder(this.#folder.path);
    }
    await this.#dropJournals(before.bytes > 0 ? before.generation : position.generation);
    // It covers only what preceded the failed attempt.
    if (isRetry) await this.write(tables);
  }

  /** Writes a new document after the journal was removed: only memory has the data. */
  async rescue(tables: Tables): Promise<void> {
    const sequence = this.#sequence;
    const generation = this.journal.current.number + 1;
    await this.#replaceDocument(tables, { sequence, generation }, async () => {});
    await this.#owned.writeWatermark({ sequence, generation: 0 });
    await this.#owned.flush();
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    try {
      await this.journal.close();
      if (!this.journal.hasFailed) await this.#seal();
    } finally {
      await this.#owned.close();
    }
  }

  get #owned(): Control {
    if (!this.#control) throw new Error('The data must be read first');
    return this.#control;
  }

  async #open(control: Control, watermark: Watermark | null): Promise<Tables> {
    const files = this.#files;
    const folder = this.#folder;
    const found = await recover(files, folder, watermark).catch(async (error: unknown) => {
      if (!watermark) await files.remove(folder.control);
      throw error;
    });
    const { tables, sequence, snapshot, journals, torn } = found;
    await files.remove(folder.draft);
    const { newest } = journals;
    if (newest.isEmpty) await files.remove(folder.journal(newest.generation));
    // A killed process may have left lines that were not flushed.
    else await files.sync(folder.journal(newest.generation));
    const next = await createGeneration(
      files,
      folder,
      newest.generation + (newest.isEmpty ? 0 : 1),
    );
    try {
      const current = await begin(next, sequence);
      await control.writeWatermark({ sequence, generation: current.number });
      await control.flush();
      this.#journal = new Journal(current, sequence, control, this.#onFailure);
    } catch (error) {
      await next.appendFile.close().catch(() => undefined);
      throw error;
    }
    this.#control = control;
    this.#sequence = sequence;
    this.#snapshot = snapshot;
    this.#older = { bytes: journals.bytes, count: journals.count };
    this.#torn = torn;
    return tables;
  }

  async #seal(): Promise<void> {
    const { number, path } = this.journal.current;
    const sequence = this.#sequence;
    try {
      await this.#owned.check();
      await this.#owned.writeWatermark({ sequence, generation: this.isBehind ? number : 0 });
      await this.#owned.flush();
      if (!this.isBehind) await this.#files.remove(path);
    } catch {}
  }

  async #switch(): Promise<Position> {
    if (this.#begun) return this.#begun;
    const { number, bytes } = this.journal.current;
    const next = await createGeneration(this.#files, this.#folder, number + 1);
    const sequence = await this.journal.switchTo(next);
    this.#older = { bytes: this.#older.bytes + bytes, count: this.#older.count + 1 };
    return (this.#begun = { sequence, generation: next.number });
  }

  /** Leaves the document alone if `flushed` rejects. */
  async #replaceDocument(
    tables: Tables,
    position: Position,
    flushed: () => Promise<void>,
  ): Promise<void> {
    const files = this.#files;
    const { path, document, draft, backup } = this.#folder;
    const bytes = await this.#writeDraft(tables, position, flushed);
    if (this.#snapshot.bytes > 0) await files.link(document, backup);
    await files.rename(draft, document);
    await files.syncFolder(path);
    this.#snapshot = { bytes, ...position };
  }

  async #writeDraft(
    tables: Tables,
    position: Position,
    flushed: () => Promise<void>,
  ): Promise<number> {
    const file = await this.#files.create(this.#folder.draft);
    let bytes: number;
    try {
      bytes = await writeSnapshot(file, tables, position);
    } finally {
      await file.close();
    }
    await flushed();
    await this.#owned.check();
    return bytes;
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.journal.look();
    // An unflushed watermark stays true; a failing disk shows at the next change.
    await this.#owned.flush().catch(() => undefined);
    this.#isLooking = false;
  }

  async #dropJournals(before: number): Promise<void> {
    const generations = generationsOf(await this.#files.names(this.#folder.path));
    for (const generation of generations.filter((each) => each < before)) {
      await this.#files.remove(this.#folder.journal(generation));
    }
  }
}
