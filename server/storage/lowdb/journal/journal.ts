import type { Control } from './control.ts';
import { begin, type Generation, type NewGeneration } from './generation.ts';
import { encodeLine, type JournalEntry } from './journal-line.ts';
import { JournalLost } from '../recovery/lost.ts';

class Group {
  readonly lines: Buffer[] = [];
  sequence = 0;
  readonly done: Promise<void>;
  resolve!: () => void;
  reject!: (error: unknown) => void;

  constructor() {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // A rejection without a listener would end the process.
    this.done.catch(() => undefined);
  }
}

/**
 * Entries that arrive during a flush form the next group. The first failure is final: after a
 * failed flush the state of the disk is unknown (as PostgreSQL decided in 2018).
 */
export class Journal {
  #current: Generation;
  readonly #between: Array<() => Promise<void>> = [];
  #waiting = new Group();
  #flushing: Group | null = null;
  #isRunning = false;
  #failure: { readonly error: unknown } | null = null;
  #durable: number;
  readonly #control: Control;
  readonly #onFailure: (error: unknown) => void;

  constructor(
    current: Generation,
    sequence: number,
    control: Control,
    onFailure: (error: unknown) => void,
  ) {
    this.#current = current;
    this.#durable = sequence;
    this.#control = control;
    this.#onFailure = onFailure;
  }

  get current(): Generation {
    return this.#current;
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** Resolves once the entry is durable; rejects when that is unknown. */
  append(entry: JournalEntry): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    const group = this.#waiting;
    group.lines.push(encodeLine(entry));
    group.sequence = entry.sequence;
    this.#run();
    return group.done;
  }

  flushed(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    if (this.#waiting.lines.length > 0) return this.#waiting.done;
    return this.#flushing?.done ?? Promise.resolve();
  }

  /**
   * Returns the sequence of the last entry in the old file, which is durable then. On failure the
   * old file continues.
   */
  switchTo(next: NewGeneration): Promise<number> {
    return this.#betweenGroups(async () => {
      const old = this.#current;
      try {
        if (this.#failure) throw this.#failure.error;
        this.#current = await begin(next, this.#durable);
      } catch (error) {
        // A header that may be durable ends this journal: it must not continue.
        await next.discard().catch((left: unknown) => this.#fail(left));
        throw error;
      }
      // The old file is durable, even if closing fails.
      await old.appendFile.close().catch(() => undefined);
      return this.#durable;
    });
  }

  /** Fails for good if folder or journal no longer belong to this process. */
  look(): Promise<void> {
    return this.#betweenGroups(() => this.#check().catch((error: unknown) => this.#fail(error)));
  }

  async close(): Promise<void> {
    await this.flushed().catch(() => undefined);
    await this.#current.appendFile.close();
  }

  #betweenGroups<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#between.push(() => work().then(resolve, reject));
      this.#run();
    });
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#flushGroups();
  }

  async #flushGroups(): Promise<void> {
    await Promise.resolve();
    while (this.#waiting.lines.length > 0 || this.#between.length > 0) {
      await this.#between.shift()?.();
      if (this.#waiting.lines.length === 0) continue;
      const group = this.#waiting;
      this.#waiting = new Group();
      this.#flushing = group;
      await this.#write(group);
      this.#flushing = null;
    }
    // In the same turn as the last check, so that no entry waits for a run that has ended.
    this.#isRunning = false;
  }

  async #write(group: Group): Promise<void> {
    try {
      if (this.#failure) throw this.#failure.error;
      const bytes = Buffer.concat(group.lines);
      const { appendFile, number } = this.#current;
      await appendFile.write(bytes);
      this.#current = { ...this.#current, bytes: this.#current.bytes + bytes.length };
      // A new owner that claims the folder after this check reads what was written before it.
      await Promise.all([appendFile.sync(), this.#check()]);
      await this.#control.writeWatermark({ sequence: group.sequence, generation: number });
      this.#durable = group.sequence;
      group.resolve();
    } catch (error) {
      this.#fail(error);
      group.reject(error);
    }
  }

  async #check(): Promise<void> {
    const { appendFile, path, bytes } = this.#current;
    // In this order: a lost folder also loses its journal.
    await this.#control.check();
    if ((await appendFile.sizeAt(path)) !== bytes) throw new JournalLost(path);
  }

  #fail(error: unknown): void {
    if (this.#failure) return;
    this.#failure = { error };
    this.#onFailure(error);
  }
}
