import type { Search } from '../catalog.store.ts';
import { fold } from '../../shared/text.ts';

export interface WordsFound {
  /** By ordinal. */
  readonly marks: Uint8Array;
  isInTitle(this: void, ordinal: number): boolean;
}

interface Texts {
  readonly title: string;
  readonly brand: string;
}

/** Separates words; no folded word contains it. */
const GAP = '\n';
/** Fits the bits of a small integer. */
const AT_ONCE = 30;
/** Folding only lower-cases these. */
const PLAIN = /^[A-Za-z0-9]*$/;

/**
 * The folded words of every title and brand: a search scans this vocabulary, not the catalogue.
 * Equal to `hasText` and `hasWords` of the rules.
 */
export class CatalogWords {
  readonly #vocabulary: string[] = [];
  readonly #ids = new Map<string, number>();
  /** The whole vocabulary as one text; null after new words. */
  #joined: string | null = null;
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
    this.#markHolders([...new Set(words)], all);
    // A single word that is somewhere is the text as it is.
    const text = words.length === 1 ? all : this.#phrasesIn(all, words);
    this.#markBeginners(joined, text);
    const hasText = text.includes(1);
    let isInTitle: WordsFound['isInTitle'] | undefined;
    return {
      marks: hasText ? text : all,
      isInTitle: (ordinal) => {
        isInTitle ??= hasText ? this.#hasTextInTitle(search) : this.#hasWordsInTitle(search);
        return isInTitle(ordinal);
      },
    };
  }

  #hasWordsInTitle({ words }: Search): WordsFound['isInTitle'] {
    const holders = words.map((word) => new Set(this.#wordsWith(word)));
    return (ordinal) => {
      const title = this.#titleOf(ordinal);
      return holders.every((ids) => title.some((id) => ids.has(id)));
    };
  }

  #hasTextInTitle({ words, joined }: Search): WordsFound['isInTitle'] {
    const isPhraseAt = this.#phraseCheck(words);
    const whole = new Set(this.#wordsWith(GAP + joined));
    const parts = new Set(this.#partsOf(joined));
    return (ordinal) => {
      const title = this.#titleOf(ordinal);
      return title.some(
        (id, at) =>
          isPhraseAt(title, at) ||
          whole.has(id) ||
          (parts.has(id) && this.#spellsFrom(joined, title, at)),
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
    return folded === '' ? [] : folded.split(' ').map((word) => this.#idOf(word));
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#vocabulary.push(word) - 1;
    this.#ids.set(word, id);
    this.#ordinals.push([]);
    this.#joined = null;
    return id;
  }

  #markHolders(words: readonly string[], found: Uint8Array): void {
    found.fill(1);
    for (let from = 0; from < words.length; from += AT_ONCE) {
      const batch = words.slice(from, from + AT_ONCE);
      const held = new Uint32Array(found.length);
      batch.forEach((word, index) => this.#noteHolders(word, 1 << index, held));
      const all = 2 ** batch.length - 1;
      for (let ordinal = 0; ordinal < found.length; ordinal += 1)
        if (held[ordinal] !== all) found[ordinal] = 0;
    }
  }

  #noteHolders(part: string, bit: number, held: Uint32Array): void {
    for (const id of this.#wordsWith(part)) {
      for (const ordinal of this.#ordinals[id] ?? []) held[ordinal] = (held[ordinal] ?? 0) | bit;
    }
  }

  /** Of products with all words those that have them side by side. */
  #phrasesIn(holders: Uint8Array, words: readonly string[]): Uint8Array {
    const found = new Uint8Array(holders.length);
    let ordinal = holders.indexOf(1);
    if (ordinal === -1) return found;
    const isPhraseAt = this.#phraseCheck(words);
    for (; ordinal !== -1; ordinal = holders.indexOf(1, ordinal + 1)) {
      const text = this.#texts[ordinal] ?? [];
      let at = 0;
      while (at < text.length && !isPhraseAt(text, at)) at += 1;
      if (at < text.length) found[ordinal] = 1;
    }
    return found;
  }

  /** Whether words stand side by side from a place on; the outer ones may be parts of longer ones. */
  #phraseCheck(words: readonly string[]): (text: readonly number[], at: number) => boolean {
    const [only] = words;
    if (only !== undefined && words.length === 1) {
      const isHolder = this.#flags(this.#wordsWith(only));
      return (text, at) => isHolder[text[at] ?? 0] === 1;
    }
    const middle = words.slice(1, -1).map((word) => this.#ids.get(word) ?? -1);
    const isFirst = this.#flags(this.#wordsWith(`${only ?? ''}${GAP}`));
    const isLast = this.#flags(this.#wordsWith(`${GAP}${words.at(-1) ?? ''}`));
    return (text, at) => {
      const end = at + words.length - 1;
      if (end >= text.length || isFirst[text[at] ?? 0] !== 1) return false;
      if (isLast[text[end] ?? 0] !== 1) return false;
      return middle.every((id, n) => text[at + 1 + n] === id);
    };
  }

  #flags(ids: readonly number[]): Uint8Array {
    const flags = new Uint8Array(this.#vocabulary.length);
    for (const id of ids) flags[id] = 1;
    return flags;
  }

  #markBeginners(joined: string, found: Uint8Array): void {
    for (const id of this.#wordsWith(GAP + joined)) {
      for (const ordinal of this.#ordinals[id] ?? []) found[ordinal] = 1;
    }
    for (const id of this.#partsOf(joined)) {
      for (const ordinal of this.#ordinals[id] ?? []) {
        if (found[ordinal] === 0 && this.#spells(joined, id, ordinal)) found[ordinal] = 1;
      }
    }
  }

  /** Words that it starts with. */
  #partsOf(joined: string): readonly number[] {
    const ids: number[] = [];
    for (let length = 1; length < joined.length; length += 1) {
      const id = this.#ids.get(joined.slice(0, length));
      if (id !== undefined) ids.push(id);
    }
    return ids;
  }

  #spells(joined: string, first: number, ordinal: number): boolean {
    const text = this.#texts[ordinal] ?? [];
    let at = text.indexOf(first);
    while (at !== -1 && !this.#spellsFrom(joined, text, at)) at = text.indexOf(first, at + 1);
    return at !== -1;
  }

  #spellsFrom(joined: string, text: readonly number[], at: number): boolean {
    let rest = joined;
    for (let next = at; next < text.length; next += 1) {
      const word = this.#vocabulary[text[next] ?? -1] ?? '';
      if (word.startsWith(rest)) return true;
      if (!rest.startsWith(word)) return false;
      rest = rest.slice(word.length);
    }
    return false;
  }

  /** A part that starts with the gap must start the word, one that ends with it must end it. */
  #wordsWith(part: string): readonly number[] {
    this.#joined ??= `${GAP}${this.#vocabulary.join(GAP)}${GAP}`;
    const text = this.#joined;
    const ids: number[] = [];
    let id = 0;
    let end = 1 + (this.#vocabulary[0]?.length ?? 0);
    for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, end)) {
      while (end <= at) {
        id += 1;
        end += 1 + (this.#vocabulary[id]?.length ?? 0);
      }
      ids.push(id);
    }
    return ids;
  }
}
