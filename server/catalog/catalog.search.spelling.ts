import { STOP_WORDS } from './catalog.search.words.ts';

/** Letters that are easily mistaken, as one. */
const ALIKE = [
  [/ph/g, 'f'],
  [/qu?/g, 'k'],
  [/c/g, 'k'],
  [/(.)\1+/g, '$1'],
] as const;

const CORRECTABLE = /^\p{L}{3,}$/u;
const SHORT = 5;

const keyOf = (word: string) =>
  ALIKE.reduce((key, [pattern, letter]) => key.replace(pattern, letter), word);

export const mostEditsOf = (word: string) => (word.length <= SHORT ? 1 : 2);

/** Words with digits are sizes and numbers: none is near another. */
export const isCorrectable = (word: string) => CORRECTABLE.test(word) && !STOP_WORDS.has(word);

/** The vocabulary for corrections; words are only ever added. */
export class Spellings {
  readonly #words: string[] = [];
  readonly #keys: string[] = [];
  readonly #wordLetters: number[] = [];
  readonly #keyLetters: number[] = [];

  constructor(words: Iterable<string>) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    if (!isCorrectable(word)) return;
    const key = keyOf(word);
    this.#words.push(word);
    this.#keys.push(key);
    this.#wordLetters.push(lettersOf(word));
    this.#keyLetters.push(lettersOf(key));
  }

  /** By the number of edits, from 1 to the most that the word's length permits. */
  near(word: string): ReadonlyArray<readonly string[]> {
    const most = mostEditsOf(word);
    const found: string[][] = Array.from({ length: most }, () => []);
    if (!isCorrectable(word)) return found;
    const [key, wordLetters] = [keyOf(word), lettersOf(word)];
    const keyLetters = lettersOf(key);
    for (let at = 0; at < this.#words.length; at += 1) {
      const other = this.#words[at] ?? '';
      const otherKey = this.#keys[at] ?? '';
      const edits = Math.min(
        mayBeNear(word, other, wordLetters ^ (this.#wordLetters[at] ?? 0), most)
          ? editsBetween(word, other)
          : Infinity,
        mayBeNear(key, otherKey, keyLetters ^ (this.#keyLetters[at] ?? 0), most - 1)
          ? 1 + editsBetween(key, otherKey)
          : Infinity,
      );
      if (edits > 0) found[edits - 1]?.push(other);
    }
    return found;
  }
}

/** The fewest edits; letters that are easily mistaken count as one edit at most. */
export function spellingDistance(a: string, b: string): number {
  return Math.min(editsBetween(a, b), 1 + editsBetween(keyOf(a), keyOf(b)));
}

/** Inserted, left out, replaced, or exchanged with the next (optimal string alignment). */
export function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Cheap: an edit changes the length by one, and adds and removes at most one character. */
function mayBeNear(a: string, b: string, differing: number, edits: number): boolean {
  return Math.abs(a.length - b.length) <= edits && bitCount(differing) <= 2 * edits;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let [count, rest] = [0, bits];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
