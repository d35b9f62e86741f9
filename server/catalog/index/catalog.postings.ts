import { RANKS, type Rank } from '../search/catalog.search.words.ts';

/** Of a text, which takes some 24 bytes more. */
const PACKED = 128;

/** Of a character; the eighth says that another one follows (LEB128). */
const BITS = 7;
const MORE = 1 << BITS;

type Visit = (ordinal: number, rank: Rank) => void;

/**
 * Ascending postings, most of them packed in texts: arrays of bytes that grow leave as much memory unused as
 * they take.
 */
class List {
  last = -1;
  readonly #packed: string[] = [];
  /** Fewer than are packed. */
  #others: number[] = [];

  constructor(postings: readonly number[]) {
    for (const posting of Uint32Array.from(postings).sort()) this.append(posting);
  }

  get length(): number {
    return this.#packed.length * PACKED + this.#others.length;
  }

  /** One above the last. */
  append(posting: number): void {
    this.#others.push(posting);
    this.last = posting;
    if (this.#others.length < PACKED) return;
    this.#packed.push(pack(this.#others));
    this.#others = [];
  }

  forEach(visit: Visit): void {
    for (const text of this.#packed) unpack(text, visit);
    for (const posting of this.#others) visit(ordinalOf(posting), rankOf(posting));
  }
}

/**
 * By word, the ordinals of the products that have it, each once, with the word's rank there. Both are one number:
 * objects for millions of them take too much memory.
 */
export class Postings {
  /** Most words of a large catalogue have one product. */
  readonly #lists = new Map<string, number | List>();

  countOf(word: string): number {
    const list = this.#lists.get(word);
    return list instanceof List ? list.length : Number(list !== undefined);
  }

  forEach(word: string, visit: Visit): void {
    const list = this.#lists.get(word);
    if (list instanceof List) list.forEach(visit);
    else if (list !== undefined) visit(ordinalOf(list), rankOf(list));
  }

  /** Does nothing for the ordinal that was added last. Returns whether the word is new. */
  add(word: string, ordinal: number, rank: Rank): boolean {
    const list = this.#lists.get(word);
    const posting = postingOf(ordinal, rank);
    if (list === undefined) {
      this.#lists.set(word, posting);
      return true;
    }
    const last = list instanceof List ? list.last : list;
    if (ordinalOf(last) === ordinal) return false;
    if (list instanceof List && posting > last) list.append(posting);
    else this.#lists.set(word, new List([...this.#postingsOf(word), posting]));
    return false;
  }

  /** A word without products stays. */
  remove(word: string, ordinal: number, rank: Rank): void {
    const removed = postingOf(ordinal, rank);
    const others = this.#postingsOf(word).filter((each) => each !== removed);
    this.#lists.set(word, new List(others));
  }

  #postingsOf(word: string): readonly number[] {
    const postings: number[] = [];
    this.forEach(word, (ordinal, rank) => postings.push(postingOf(ordinal, rank)));
    return postings;
  }
}

/**
 * Of each posting twice how far its ordinal is from the one before, and one more where its rank is another one,
 * which then follows: most take one character of one byte.
 */
function pack(postings: readonly number[]): string {
  const codes: number[] = [];
  let last = 0;
  for (const posting of postings) {
    const isOfOtherRank = rankOf(posting) !== rankOf(last);
    let rest = (ordinalOf(posting) - ordinalOf(last)) * 2 + (isOfOtherRank ? 1 : 0);
    for (; rest >= MORE; rest >>>= BITS) codes.push(MORE + (rest % MORE));
    codes.push(rest);
    if (isOfOtherRank) codes.push(rankOf(posting));
    last = posting;
  }
  return String.fromCharCode(...codes);
}

function unpack(text: string, visit: Visit): void {
  let [ordinal, rank]: [number, Rank] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    let step = code % MORE;
    for (let shift = BITS; code >= MORE; shift += BITS) {
      code = text.charCodeAt((at += 1));
      step += (code % MORE) << shift;
    }
    if (step % 2 === 1) rank = rankOf(text.charCodeAt((at += 1)));
    ordinal += step >>> 1;
    visit(ordinal, rank);
  }
}

const postingOf = (ordinal: number, rank: Rank) => ordinal * RANKS.length + rank;
const ordinalOf = (posting: number) => Math.floor(posting / RANKS.length);
// Postings are made of ranks.
const rankOf = (posting: number) => (posting % RANKS.length) as Rank;
