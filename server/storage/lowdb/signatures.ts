import type { SearchTokens } from '../../shared/search-tokens.ts';
import { textOf } from '../rows.ts';

/** Of 32 bits: with 8, a quarter of the bits of a value of 90 characters are set. */
const WORDS = 8;

type Masks = ReadonlyArray<readonly Uint32Array[]>;

/**
 * One bit for each three characters in a row of the text of a value, 256 bits a value: most values
 * that cannot contain a part are left out without reading them. In the order of the values.
 */
export class Signatures {
  #bits: Uint32Array;
  #size = 0;

  constructor(values: readonly string[]) {
    this.#bits = new Uint32Array(values.length * WORDS);
    for (const value of values) {
      mark(this.#bits, this.#size * WORDS, textOf(value));
      this.#size += 1;
    }
  }

  insert(place: number, value: string): void {
    const start = place * WORDS;
    const end = this.#size * WORDS;
    if (end === this.#bits.length) {
      const larger = new Uint32Array((end + WORDS) * 2);
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits.copyWithin(start + WORDS, start, end);
    this.#bits.fill(0, start, start + WORDS);
    mark(this.#bits, start, textOf(value));
    this.#size += 1;
  }

  remove(place: number): void {
    this.#bits.copyWithin(place * WORDS, (place + 1) * WORDS, this.#size * WORDS);
    this.#size -= 1;
  }

  /** Of what is searched, for `next`: a value has one mask of each list. */
  masksOf(containing: SearchTokens): Masks {
    return containing.map((some) =>
      some.map((part) => {
        const mask = new Uint32Array(WORDS);
        mark(mask, 0, part);
        return mask;
      }),
    );
  }

  /** The first place from `place` on, in steps of 1 or -1, that may have what is searched; else `end`. */
  next(masks: Masks, place: number, end: number, step: number): number {
    let at = place;
    while (at !== end && !this.#hasEach(masks, at * WORDS)) at += step;
    return at;
  }

  #hasEach(masks: Masks, start: number): boolean {
    for (const some of masks) if (!this.#hasOne(some, start)) return false;
    return true;
  }

  #hasOne(some: readonly Uint32Array[], start: number): boolean {
    const bits = this.#bits;
    for (const mask of some) {
      let at = 0;
      while (at < WORDS && !((mask[at] ?? 0) & ~(bits[start + at] ?? 0))) at += 1;
      if (at === WORDS) return true;
    }
    return false;
  }
}

function mark(bits: Uint32Array, start: number, text: string): void {
  for (let at = 2; at < text.length; at += 1) {
    const pair = text.charCodeAt(at - 2) * 31 + text.charCodeAt(at - 1);
    // Knuth's multiplicative hash, of which the highest bits are the most scattered.
    const bit = Math.imul(pair * 31 + text.charCodeAt(at), 2_654_435_761) >>> 24;
    const place = start + (bit >>> 5);
    bits[place] = (bits[place] ?? 0) | (1 << (bit & 31));
  }
}
