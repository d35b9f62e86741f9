import SearchableMap from 'minisearch/SearchableMap';
import { isConnecting } from './stems.ts';

/** Letters that are easily mistaken, as one. */
const ALIKE = [
  [/ph/g, 'f'],
  [/qu?/g, 'k'],
  [/c/g, 'k'],
  [/(.)\1+/g, '$1'],
] as const;

/**
 * Arabic is written without short vowels: nearly every word of three letters is near another one. The
 * same character four times in a row makes no word.
 */
const CORRECTABLE = /^(?!\p{Script=Arabic}{3}$)(?!.*(.)\1{3})\p{L}{3,}$/u;
const SHORT = 5;

const keyOf = (word: string) =>
  ALIKE.reduce((key, [pattern, letter]) => key.replace(pattern, letter), word);

const mostEditsOf = (word: string) => (word.length <= SHORT ? 1 : 2);

/** Words with digits are sizes and numbers: none is near another. */
export const isCorrectable = (word: string) => CORRECTABLE.test(word) && !isConnecting(word);

/** In French, where « h » is silent, and in Arabic. */
const FIRST_SOUNDS = [
  [/^(?:ch|sh)/, 'ch'],
  [/^ph/, 'f'],
  [/^h/, ''],
  [/^(?:c(?=[eiy])|[sz])/, 's'],
  [/^[ckq]/, 'k'],
  [/^[gj]/, 'j'],
  [/^[\u0642\u0643]/, '\u0643'],
  [/^[\u0635\u0633]/, '\u0633'],
  [/^[\u0637\u062a]/, '\u062a'],
  [/^[\u0636\u0638\u0630\u062f]/, '\u062f'],
] as const;

/** Who writes a word wrongly hears how it begins. */
export function firstSoundOf(word: string): string {
  const known = FIRST_SOUNDS.find(([pattern]) => pattern.test(word));
  return (known ? word.replace(known[0], known[1]) : word).charAt(0);
}

/** The vocabulary for corrections; words are only ever added. */
export class Spellings {
  readonly #words = new SearchableMap<string>();
  readonly #wordsOfKey = new SearchableMap<string[]>();

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    if (!isCorrectable(word) || this.#words.has(word)) return;
    this.#words.set(word, word);
    const key = keyOf(word);
    const alike = this.#wordsOfKey.get(key);
    if (alike) alike.push(word);
    else this.#wordsOfKey.set(key, [word]);
  }

  /**
   * Returns near words by the number of edits, from 1 to the most that the word's length permits.
   * Letters that are easily mistaken count as one edit at most, and so do two that changed places.
   */
  near(word: string): ReadonlyArray<readonly string[]> {
    const most = mostEditsOf(word);
    const found: string[][] = Array.from({ length: most }, () => []);
    if (!isCorrectable(word)) return found;
    const edits = new Map<string, number>();
    const note = (other: string, count: number) =>
      edits.set(other, Math.min(count, edits.get(other) ?? Infinity));
    for (const [other, count] of this.#within(word, most)) note(other, count);
    for (const exchanged of exchangesOf(word)) {
      for (const [other, count] of this.#within(exchanged, most - 1)) note(other, count + 1);
    }
    for (const [alike, count] of this.#wordsOfKey.fuzzyGet(keyOf(word), most - 1).values()) {
      for (const other of alike) note(other, count + 1);
    }
    for (const [other, count] of edits) if (other !== word) found[count - 1]?.push(other);
    return found;
  }

  #within(word: string, edits: number): Iterable<readonly [word: string, edits: number]> {
    return this.#words.fuzzyGet(word, edits).values();
  }
}

/** The library counts an exchange of two letters as two edits. */
function exchangesOf(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
