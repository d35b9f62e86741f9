import { RANKS, type Rank } from '../search/catalog.search.words.ts';

/** Longer lists are packed; each packed one takes 300 bytes more. */
const SHORT_LIST = 20;

/** Of a byte; the eighth says that another one follows (LEB128). */
const BITS = 7;
const MORE = 1 << BITS;
const MAX_BYTES = 5;
const GROWTH = 1.5;

/** Ascending numbers as their differences: most take one byte and not eight. */
class Packed {
  length = 0;
  last = 0;
  #bytes = new Uint8Array(SHORT_LIST * 2);
  #size = 0;

  constructor(numbers: readonly number[]) {
    for (const number of Uint32Array.from(numbers).sort()) this.append(number);
  }

  /** A number above the last one. */
  append(number: number): void {
    if (this.#size + MAX_BYTES > this.#bytes.length) this.#grow();
    let rest = number - this.last;
    for (; rest >= MORE; rest >>>= BITS) this.#bytes[this.#size++] = rest | MORE;
    this.#bytes[this.#size++] = rest;
    this.last = number;
    this.length += 1;
  }

  forEach(visit: (number: number) => void): void {
    let number = 0;
    let shift = 0;
    for (let at = 0; at < this.#size; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      number += (byte & (MORE - 1)) << shift;
      shift = byte < MORE ? 0 : shift + BITS;
      if (shift === 0) visit(number);
    }
  }

  #grow(): void {
    const larger = new Uint8Array(Math.ceil(this.#bytes.length * GROWTH));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/**
 * By word, the ordinals of the products that have it, each once, with the word's rank there. Both are one number:
 * objects for millions of them take too much memory.
 */
export class Postings {
  readonly #lists = new Map<string, readonly number[] | Packed>();

  countOf(word: string): number {
    return this.#lists.get(word)?.length ?? 0;
  }

  forEach(word: string, visit: (ordinal: number, rank: Rank) => void): void {
    this.#lists.get(word)?.forEach((number) => visit(ordinalOf(number), rankOf(number)));
  }

  /** Does nothing for the ordinal that was added last. Returns whether the word is new. */
  add(word: string, ordinal: number, rank: Rank): boolean {
    const list = this.#lists.get(word);
    const number = numberOf(ordinal, rank);
    if (!list) {
      this.#lists.set(word, [number]);
      return true;
    }
    const last = (list instanceof Packed ? list.last : list.at(-1)) ?? -1;
    if (ordinalOf(last) === ordinal) return false;
    if (list instanceof Packed && number > last) list.append(number);
    else this.#lists.set(word, packIfLong([...numbersOf(list), number]));
    return false;
  }

  /** A word without products stays. */
  remove(word: string, ordinal: number, rank: Rank): void {
    const removed = numberOf(ordinal, rank);
    const others = numbersOf(this.#lists.get(word) ?? []).filter((number) => number !== removed);
    this.#lists.set(word, packIfLong(others));
  }
}

/** An array is copied when it grows: one that grows in place has 16 places to spare. */
function packIfLong(numbers: readonly number[]): readonly number[] | Packed {
  return numbers.length > SHORT_LIST ? new Packed(numbers) : numbers;
}

function numbersOf(list: readonly number[] | Packed): readonly number[] {
  if (!(list instanceof Packed)) return list;
  const numbers: number[] = [];
  list.forEach((number) => numbers.push(number));
  return numbers;
}

const numberOf = (ordinal: number, rank: Rank) => ordinal * RANKS.length + rank;
const ordinalOf = (number: number) => Math.floor(number / RANKS.length);
// Numbers are made of ranks.
const rankOf = (number: number) => (number % RANKS.length) as Rank;
