import type { SearchTokens } from './search-tokens.ts';

/** Size of a signature: a text of 90 characters sets a sixth of its bits. */
const BITS = 512;
const HASH_SHIFT = 32 - Math.log2(BITS);
/** Texts of a block: as many as a number has bits. */
const BLOCK = 32;
const SPARE = 1.25;

/**
 * One bit for each three characters in a row of a text: most texts that cannot contain a part are left
 * out without reading them. Texts are in blocks of 32, whose numbers have one bit of each, so that
 * a search reads a few numbers a block, and a change those of one block.
 */
export class Signatures {
  #bits = new Uint32Array(0);
  #size = 0;

  /** Places are those of an array. */
  set(place: number, text: string): void {
    const start = Math.floor(place / BLOCK) * BITS;
    const one = 1 << (place % BLOCK);
    if (place < this.#size) this.#clear(start, one);
    else this.#growTo(place + 1);
    const bits = this.#bits;
    for (let end = 3; end <= text.length; end += 1) {
      const at = start + bitAt(text, end);
      bits[at] = (bits[at] ?? 0) | one;
    }
  }

  /** The texts that may have what is searched, for `isAmong`. */
  find(parts: SearchTokens): Uint32Array {
    const wanted = parts.map((some) => some.map(bitsOf));
    const found = new Uint32Array(blocksOf(this.#size));
    for (let block = 0; block < found.length; block += 1) {
      let all = -1;
      for (const some of wanted) {
        let any = 0;
        for (const part of some) any |= this.#having(part, block * BITS);
        all &= any;
      }
      found[block] = all;
    }
    return found;
  }

  #having(part: readonly number[], start: number): number {
    let all = -1;
    for (const bit of part) all &= this.#bits[start + bit] ?? 0;
    return all;
  }

  #clear(start: number, one: number): void {
    for (let at = start; at < start + BITS; at += 1) {
      this.#bits[at] = (this.#bits[at] ?? 0) & ~one;
    }
  }

  #growTo(size: number): void {
    this.#size = size;
    if (blocksOf(size) * BITS <= this.#bits.length) return;
    const larger = new Uint32Array(blocksOf(size * SPARE) * BITS);
    larger.set(this.#bits);
    this.#bits = larger;
  }
}

export function isAmong(found: Uint32Array, place: number): boolean {
  return ((found[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

const blocksOf = (size: number) => Math.ceil(size / BLOCK);

function bitsOf(part: string): readonly number[] {
  const bits = new Set<number>();
  for (let end = 3; end <= part.length; end += 1) bits.add(bitAt(part, end));
  return [...bits];
}

/** Returns the bit of the three characters before `end`. */
function bitAt(text: string, end: number): number {
  const pair = text.charCodeAt(end - 3) * 31 + text.charCodeAt(end - 2);
  // Knuth's multiplicative hash, of which the highest bits are the most scattered.
  return Math.imul(pair * 31 + text.charCodeAt(end - 1), 2_654_435_761) >>> HASH_SHIFT;
}
