import type { Tail } from './files.ts';
import { encodeEntry, type JournalEntry } from './journal-line.ts';

interface Waiting {
  readonly line: Buffer;
  readonly sequence: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The end of the journal: entries that come while a group is being flushed make the next group, so
 * that one flush serves all who wait for it. The first failure is final, because after a failed
 * flush nobody can say what is on the disk (PostgreSQL's rule since 2018, store.md).
 */
export class Journal {
  #tail: Tail;
  #next: { readonly tail: Tail; readonly switched: (sequence: number) => void } | null = null;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | null = null;
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
    const line = encodeEntry(entry);
    const done = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ line, sequence: entry.sequence, resolve, reject });
    });
    this.#flush();
    return done;
  }

  /** Comes back once everything appended so far is on the disk. */
  async settled(): Promise<void> {
    while (this.#flushing) await this.#flushing;
    if (this.#failure) throw this.#failure.error;
  }

  /**
   * Goes on in another file; gives the sequence of the last entry in the old one, all of which is
   * on the disk then.
   */
  async switchTo(tail: Tail): Promise<number> {
    const sequence = await new Promise<number>((switched) => {
      this.#next = { tail, switched };
      this.#flush();
    });
    if (this.#failure) throw this.#failure.error;
    return sequence;
  }

  async close(): Promise<void> {
    await this.settled().catch(() => undefined);
    await this.#tail.close();
  }

  #flush(): void {
    this.#flushing ??= this.#flushGroups();
  }

  async #flushGroups(): Promise<void> {
    // Let everybody who is about to append in this turn join the group.
    await Promise.resolve();
    while (this.#waiting.length > 0 || this.#next) {
      if (this.#next) await this.#switch();
      const group = this.#waiting;
      this.#waiting = [];
      await this.#write(group);
    }
    // In the same turn as the last look for more, so that nobody waits for a flush that is over.
    this.#flushing = null;
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

  async #write(group: readonly Waiting[]): Promise<void> {
    const last = group.at(-1);
    if (!last) return;
    try {
      if (this.#failure) throw this.#failure.error;
      const bytes = Buffer.concat(group.map(({ line }) => line));
      await this.#tail.write(bytes);
      await this.#tail.sync();
      this.#bytes += bytes.length;
      this.#durable = last.sequence;
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (!this.#failure) {
        this.#failure = { error };
        this.#onFailure(error);
      }
      for (const { reject } of group) reject(error);
    }
  }
}
