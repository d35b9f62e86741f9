import type { Tail } from './files.ts';
import { encodeEntry, type JournalEntry } from './journal-line.ts';

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
  #tail: Tail;
  #next: { readonly tail: Tail; readonly switched: (sequence: number) => void } | null = null;
  #waiting = new Group();
  /** The group that is on its way to the disk. */
  #flushing: Group | null = null;
  #isRunning = false;
  #failure: { readonly error: unknown } | null = null;
  #durable: number;
  #bytes: number;
  readonly #onFailure: (error: unknown) => void;

  /** `sequence` is that of the last entry on the disk, `bytes` how long the journal is. */
  constructor(
    tail: Tail,
    { sequence, bytes }: { readonly sequence: number; readonly bytes: number },
    onFailure: (error: unknown) => void,
  ) {
    this.#tail = tail;
    this.#durable = sequence;
    this.#bytes = bytes;
    this.#onFailure = onFailure;
  }

  /** Bytes in the current journal. */
  get bytes(): number {
    return this.#bytes;
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** Comes back once the entry is on the disk; rejects when it cannot be known to be there. */
  append(entry: JournalEntry): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    const group = this.#waiting;
    group.lines.push(encodeEntry(entry));
    group.sequence = entry.sequence;
    this.#run();
    return group.done;
  }

  /** Comes back once everything appended before is on the disk; what comes later is not waited for. */
  settled(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    if (this.#waiting.lines.length > 0) return this.#waiting.done;
    return this.#flushing?.done ?? Promise.resolve();
  }

  /**
   * Goes on in another file; gives the sequence of the last entry in the old one, all of which is
   * on the disk then.
   */
  async switchTo(tail: Tail): Promise<number> {
    const sequence = await new Promise<number>((switched) => {
      this.#next = { tail, switched };
      this.#run();
    });
    if (this.#failure) throw this.#failure.error;
    return sequence;
  }

  async close(): Promise<void> {
    await this.settled().catch(() => undefined);
    await this.#tail.close();
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#flushGroups();
  }

  async #flushGroups(): Promise<void> {
    // Let everybody who is about to append in this turn join the group.
    await Promise.resolve();
    while (this.#waiting.lines.length > 0 || this.#next) {
      if (this.#next) await this.#switch();
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

  async #switch(): Promise<void> {
    const { tail, switched } = this.#next ?? {};
    this.#next = null;
    if (!tail || !switched) return;
    if (this.#failure) await tail.close().catch(() => undefined);
    else {
      // All of the old file is on the disk: it makes no difference how its closing went.
      await this.#tail.close().catch(() => undefined);
      this.#tail = tail;
      this.#bytes = 0;
    }
    switched(this.#durable);
  }

  async #write(group: Group): Promise<void> {
    try {
      if (this.#failure) throw this.#failure.error;
      const bytes = Buffer.concat(group.lines);
      await this.#tail.write(bytes);
      await this.#tail.sync();
      this.#bytes += bytes.length;
      this.#durable = group.sequence;
      group.resolve();
    } catch (error) {
      if (!this.#failure) {
        this.#failure = { error };
        this.#onFailure(error);
      }
      group.reject(error);
    }
  }
}
