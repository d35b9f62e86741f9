import type { Search } from '../catalog.store.ts';
import { fold } from '../../shared/text.ts';
import { GAP, Vocabulary } from './catalog.vocabulary.ts';

export interface WordsFound {
  /** By ordinal. */
  readonly marks: Uint8Array;
  isInTitle(this: void, ordinal: number): boolean;
}

/** Of words, by their place in a search. */
type Lists = ReadonlyArray<readonly number[]>;

interface Texts {
  readonly title: string;
  readonly brand: string;
}

/** Fits the bits of a small integer. */
const AT_ONCE = 30;
const FEW = 500;
/** Folding only lower-cases these. */
const PLAIN = /^[A-Za-z0-9]*$/;

/**
 * The folded words of every title and brand: a search scans this vocabulary, not the catalogue.
 * Equal to `hasText` and `hasWords` of the rules.
 */
export class CatalogWords {
  readonly #vocabulary = new Vocabulary();
  readonly #ordinals: number[][] = [];
  readonly #texts: Array<readonly number[]> = [];
  /** How many words of a text are the title's. */
  readonly #titleLengths: number[] = [];

  constructor(products: readonly Texts[]) {
    // Many titles share words: each is folded once.
    const read = new Map<string, readonly number[]>();
    products.forEach((product, ordinal) => this.#add(ordinal, product, read));
  }

  put(ordinal: number, product: Texts): void {
    for (const id of new Set(this.#texts[ordinal])) {
      const ordinals = this.#ordinals[id] ?? [];
      ordinals.splice(ordinals.indexOf(ordinal), 1);
    }
    this.#add(ordinal, product, new Map());
  }

  find(search: Search): WordsFound {
    const { words, joined } = search;
    const all = new Uint8Array(this.#texts.length);
    if (words.length === 0) return { marks: all, isInTitle: () => false };
    const known = new Map(
      Array.from(new Set(words), (word) => [word, this.#vocabulary.wordsWith(word)]),
    );
    const holders = words.map((word) => known.get(word) ?? []);
    this.#markHolders([...known.values()], all);
    const phrase = this.#phraseOf(words, holders);
    // A single word that is somewhere is the text as it is.
    const text = words.length === 1 ? all : this.#phrasesIn(all, phrase);
    this.#markBeginners(joined, text);
    const hasText = text.includes(1);
    let isInTitle: WordsFound['isInTitle'] | undefined;
    return {
      marks: hasText ? text : all,
      isInTitle: (ordinal) => {
        isInTitle ??= hasText
          ? this.#hasTextInTitle(joined, phrase)
          : this.#hasWordsInTitle(holders);
        return isInTitle(ordinal);
      },
    };
  }

  #hasWordsInTitle(holders: Lists): WordsFound['isInTitle'] {
    const sets = holders.map((ids) => new Set(ids));
    return (ordinal) => {
      const title = this.#titleOf(ordinal);
      return sets.every((ids) => title.some((id) => ids.has(id)));
    };
  }

  #hasTextInTitle(joined: string, phrase: Lists): WordsFound['isInTitle'] {
    const flags = phrase.map((ids) => this.#vocabulary.flags(ids));
    const whole = new Set(this.#vocabulary.wordsWith(GAP + joined));
    const parts = new Set(this.#vocabulary.beginningsOf(joined));
    return (ordinal) => {
      const title = this.#titleOf(ordinal);
      return (
        hasPhrase(title, flags) ||
        title.some(
          (id, at) => whole.has(id) || (parts.has(id) && this.#spellsFrom(joined, title, at)),
        )
      );
    };
  }

  #titleOf(ordinal: number): readonly number[] {
    return this.#texts[ordinal]?.slice(0, this.#titleLengths[ordinal]) ?? [];
  }

  #add(ordinal: number, { title, brand }: Texts, read: Map<string, readonly number[]>): void {
    const text: number[] = [];
    this.#addTo(text, ordinal, title, read);
    this.#titleLengths[ordinal] = text.length;
    this.#addTo(text, ordinal, brand, read);
    this.#texts[ordinal] = text;
  }

  #addTo(
    text: number[],
    ordinal: number,
    written: string,
    read: Map<string, readonly number[]>,
  ): void {
    for (const part of written.split(' ')) {
      let ids = read.get(part);
      if (!ids) read.set(part, (ids = this.#idsOf(part)));
      for (const id of ids) {
        if (!text.includes(id)) this.#ordinals[id]?.push(ordinal);
        text.push(id);
      }
    }
  }

  #idsOf(part: string): readonly number[] {
    const folded = PLAIN.test(part) ? part.toLowerCase() : fold(part);
    if (folded === '') return [];
    return folded.split(' ').map((word) => {
      const id = this.#vocabulary.idOf(word);
      this.#ordinals[id] ??= [];
      return id;
    });
  }

  /** Products with a word of each list. */
  #markHolders(lists: Lists, found: Uint8Array): void {
    found.fill(1);
    for (let from = 0; from < lists.length; from += AT_ONCE) {
      const batch = lists.slice(from, from + AT_ONCE);
      const held = new Uint32Array(found.length);
      batch.forEach((ids, index) => this.#noteHolders(ids, 1 << index, held));
      const all = 2 ** batch.length - 1;
      for (let ordinal = 0; ordinal < found.length; ordinal += 1)
        if (held[ordinal] !== all) found[ordinal] = 0;
    }
  }

  #noteHolders(ids: readonly number[], bit: number, held: Uint32Array): void {
    for (const id of ids) {
      for (const ordinal of this.#ordinals[id] ?? []) held[ordinal] = (held[ordinal] ?? 0) | bit;
    }
  }

  /** Products that have a phrase; `holders` have all of its words. */
  #phrasesIn(holders: Uint8Array, phrase: Lists): Uint8Array {
    const found = new Uint8Array(holders.length);
    if (!holders.includes(1)) return found;
    this.#markHolders(phrase, found);
    if (!found.includes(1)) return found;
    const flags = phrase.map((ids) => this.#vocabulary.flags(ids));
    for (let at = found.indexOf(1); at !== -1; at = found.indexOf(1, at + 1)) {
      if (!hasPhrase(this.#texts[at] ?? [], flags)) found[at] = 0;
    }
    return found;
  }

  /** The words that may stand at each place: the outer ones may be parts of longer ones. */
  #phraseOf(words: readonly string[], holders: Lists): Lists {
    const wordOf = (id: number) => this.#vocabulary.wordOf(id);
    return words.length === 1
      ? holders
      : holders.map((ids, place) => {
          const word = words[place] ?? '';
          if (place === 0) return ids.filter((id) => wordOf(id).endsWith(word));
          if (place === words.length - 1) return ids.filter((id) => wordOf(id).startsWith(word));
          return ids.filter((id) => wordOf(id) === word);
        });
  }

  #markBeginners(joined: string, found: Uint8Array): void {
    for (const id of this.#vocabulary.wordsWith(GAP + joined)) {
      for (const ordinal of this.#ordinals[id] ?? []) found[ordinal] = 1;
    }
    for (const id of this.#vocabulary.beginningsOf(joined)) {
      const beginners = this.#ordinals[id] ?? [];
      // Texts are costly to read: of many products only those that have a next word, too.
      const isWorthIt = beginners.length > FEW;
      const hasNext = isWorthIt ? this.#holdersOfNext(joined, id) : null;
      for (const ordinal of beginners) {
        if (found[ordinal] === 0 && hasNext?.[ordinal] !== 0 && this.#spells(joined, id, ordinal)) {
          found[ordinal] = 1;
        }
      }
    }
  }

  /** Products with a word that may follow the first. */
  #holdersOfNext(joined: string, first: number): Uint8Array {
    const rest = joined.slice(this.#vocabulary.wordOf(first).length);
    const holders = new Uint8Array(this.#texts.length);
    for (const id of [
      ...this.#vocabulary.wordsWith(GAP + rest),
      ...this.#vocabulary.beginningsOf(rest),
    ]) {
      for (const ordinal of this.#ordinals[id] ?? []) holders[ordinal] = 1;
    }
    return holders;
  }

  #spells(joined: string, first: number, ordinal: number): boolean {
    const text = this.#texts[ordinal] ?? [];
    for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
      if (this.#spellsFrom(joined, text, at)) return true;
    }
    return false;
  }

  #spellsFrom(joined: string, text: readonly number[], at: number): boolean {
    let rest = joined;
    for (let next = at; next < text.length; next += 1) {
      const word = this.#vocabulary.wordOf(text[next] ?? -1);
      if (word.startsWith(rest)) return true;
      if (!rest.startsWith(word)) return false;
      rest = rest.slice(word.length);
    }
    return false;
  }
}

function hasPhrase(text: readonly number[], flags: readonly Uint8Array[]): boolean {
  for (let at = 0; at + flags.length <= text.length; at += 1) {
    let place = 0;
    while (place < flags.length && flags[place]?.[text[at + place] ?? -1] === 1) place += 1;
    if (place === flags.length) return true;
  }
  return false;
}
