import type { Rank } from '../catalog.search.words.ts';

/** An entry is a word's or a product's number and a rank: ranks fit two bits. */
const RANK_BITS = 2;
const RANK_MASK = 3;
/** Products: a few milliseconds. */
const AT_ONCE = 250;

type Add = (word: number, rank: Rank) => void;

/**
 * The products of each word, with the best rank where they have it: one list of numbers for the
 * catalogue as it was read, beside the words of products that changed since.
 */
export class Postings {
  #size: number;
  /** Where the products of a word begin in the list. */
  readonly #starts: Uint32Array;
  readonly #list: Uint32Array;
  /** By ordinal. */
  readonly #changed = new Map<number, ReadonlyMap<number, Rank>>();

  private constructor(size: number, starts: Uint32Array, list: Uint32Array) {
    this.#size = size;
    this.#starts = starts;
    this.#list = list;
  }

  /** `read` adds the words of a product, those of the best rank first. Pauses after some products. */
  static *reading(
    size: number,
    read: (ordinal: number, add: Add) => void,
  ): Generator<void, Postings> {
    const entries = new GrowingList();
    const ends = new Uint32Array(size);
    const counts: number[] = [];
    const lastSeen: number[] = [];
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      if (ordinal % AT_ONCE === AT_ONCE - 1) yield;
      read(ordinal, (word, rank) => {
        if (lastSeen[word] === ordinal) return;
        lastSeen[word] = ordinal;
        counts[word] = (counts[word] ?? 0) + 1;
        entries.push((word << RANK_BITS) | rank);
      });
      ends[ordinal] = entries.length;
    }
    const starts = startsOf(counts);
    return new Postings(size, starts, fill(starts, entries.all, ends));
  }

  get size(): number {
    return this.#size;
  }

  get changed(): number {
    return this.#changed.size;
  }

  put(ordinal: number, words: ReadonlyMap<number, Rank>): void {
    this.#changed.set(ordinal, words);
    this.#size = Math.max(this.#size, ordinal + 1);
  }

  /** By ordinal: one more than the best rank of any of the words, 0 where there is none. */
  ranks(words: readonly number[]): Uint8Array {
    const found = new Uint8Array(this.#size);
    for (const word of words) {
      this.forEach(word, (ordinal, rank) => {
        const before = found[ordinal] ?? 0;
        if (before === 0 || rank + 1 < before) found[ordinal] = rank + 1;
      });
    }
    return found;
  }

  has(word: number): boolean {
    return this.#changed.size === 0 ? this.#length(word) > 0 : this.count(word) > 0;
  }

  count(word: number): number {
    if (this.#changed.size === 0) return this.#length(word);
    let count = 0;
    this.forEach(word, () => {
      count += 1;
    });
    return count;
  }

  forEach(word: number, visit: (ordinal: number, rank: number) => void): void {
    const start = this.#starts[word] ?? 0;
    const end = start + this.#length(word);
    for (let at = start; at < end; at += 1) {
      const entry = this.#list[at] ?? 0;
      const ordinal = entry >>> RANK_BITS;
      if (this.#changed.size === 0 || !this.#changed.has(ordinal))
        visit(ordinal, entry & RANK_MASK);
    }
    for (const [ordinal, words] of this.#changed) {
      const rank = words.get(word);
      if (rank !== undefined) visit(ordinal, rank);
    }
  }

  /** Of its list; 0 for a word that came later. */
  #length(word: number): number {
    const end = this.#starts[word + 1];
    return end === undefined ? 0 : end - (this.#starts[word] ?? 0);
  }
}

function startsOf(counts: readonly number[]): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, word) => {
    starts[word + 1] = (starts[word] ?? 0) + count;
  });
  return starts;
}

/** Turns the words of each product into the products of each word. */
function fill(starts: Uint32Array, entries: Uint32Array, ends: Uint32Array): Uint32Array {
  const list = new Uint32Array(starts.at(-1) ?? 0);
  const next = starts.slice();
  let at = 0;
  ends.forEach((end, ordinal) => {
    for (; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      const word = entry >>> RANK_BITS;
      const place = next[word] ?? 0;
      list[place] = (ordinal << RANK_BITS) | (entry & RANK_MASK);
      next[word] = place + 1;
    }
  });
  return list;
}

class GrowingList {
  length = 0;
  #list = new Uint32Array(1_024);

  get all(): Uint32Array {
    return this.#list;
  }

  push(value: number): void {
    if (this.length === this.#list.length) {
      const longer = new Uint32Array(2 * this.length);
      longer.set(this.#list);
      this.#list = longer;
    }
    this.#list[this.length] = value;
    this.length += 1;
  }
}
