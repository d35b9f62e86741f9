import type { Control } from './control.ts';
import { begin, type Generation, type NewGeneration } from './generation.ts';
import { encodeLine, type JournalEntry } from './journal-line.ts';
import { JournalLost } from '../recovery/lost.ts';

/** Entries that are flushed together, and all who wait for that. */
class Group {
  readonly lines: Buffer[] = [];
  /** Of the last entry in it. */
  sequence = 0;
  readonly done: Promise<void>;
  resolve!: () => void;
  reject!: (error: unknown) => void;

  constructor() {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Whoever waits is told; a group that nobody waits for any more must not end the process.
    this.done.catch(() => undefined);
  }
}

/**
 * The end of the journal: entries that come while a group is being flushed make the next group, so
 * that one flush serves all who wait for it. The first failure is final, because after a failed
 * flush nobody can say what is on the disk (PostgreSQL's rule since 2018, store.md).
 */
export class Journal {
  #current: Generation;
  /** Done between two groups. */
  readonly #between: Array<() => Promise<void>> = [];
  #waiting = new Group();
  /** The group that is on its way to the disk. */
  #flushing: Group | null = null;
  #isRunning = false;
  #failure: { readonly error: unknown } | null = null;
  #durable: number;
  readonly #control: Control;
  readonly #onFailure: (error: unknown) => void;

  /** `sequence` is that of the last entry on the disk. */
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

  /** The generation that is being written, as long as it is now. */
  get current(): Generation {
    return this.#current;
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** Comes back once the entry is on the disk; rejects when it cannot be known to be there. */
  append(entry: JournalEntry): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    const group = this.#waiting;
    group.lines.push(encodeLine(entry));
    group.sequence = entry.sequence;
    this.#run();
    return group.done;
  }

  /** Comes back once everything appended before is on the disk; what comes later is not waited for. */
  flushed(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    if (this.#waiting.lines.length > 0) return this.#waiting.done;
    return this.#flushing?.done ?? Promise.resolve();
  }

  /**
   * Goes on in another file; gives the sequence of the last entry in the old one, all of which is
   * on the disk then. When that fails, the old one goes on.
   */
  switchTo(next: NewGeneration): Promise<number> {
    return this.#betweenGroups(async () => {
      const old = this.#current;
      try {
        if (this.#failure) throw this.#failure.error;
        this.#current = await begin(next, this.#durable);
      } catch (error) {
        // A header that may be on the disk says that this journal ends here: it must not go on.
        await next.discard().catch((left: unknown) => this.#fail(left));
        throw error;
      }
      // All of the old file is on the disk: it makes no difference how its closing went.
      await old.appendFile.close().catch(() => undefined);
      return this.#durable;
    });
  }

  /** Fails, for good, if folder or journal are no longer this shop's. */
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
    // Let everybody who is about to append in this turn join the group.
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
    // In the same turn as the last look for more, so that nobody waits for a run that is over.
    this.#isRunning = false;
  }

  async #write(group: Group): Promise<void> {
    try {
      if (this.#failure) throw this.#failure.error;
      const bytes = Buffer.concat(group.lines);
      const { appendFile, number } = this.#current;
      await appendFile.write(bytes);
      this.#current = { ...this.#current, bytes: this.#current.bytes + bytes.length };
      // Whoever becomes the owner after the check reads what was written before it.
      await Promise.all([appendFile.sync(), this.#check()]);
      await this.#control.mark({ sequence: group.sequence, generation: number });
      this.#durable = group.sequence;
      group.resolve();
    } catch (error) {
      this.#fail(error);
      group.reject(error);
    }
  }

  async #check(): Promise<void> {
    const { appendFile, path, bytes } = this.#current;
    // In this order: of a folder that has gone, the journal has gone as well.
    await this.#control.check();
    if ((await appendFile.sizeAt(path)) !== bytes) throw new JournalLost(path);
  }

  #fail(error: unknown): void {
    if (this.#failure) return;
    this.#failure = { error };
    this.#onFailure(error);
  }
}
