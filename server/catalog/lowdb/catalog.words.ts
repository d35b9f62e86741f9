import type { Search } from '../catalog.store.ts';
import { fold } from '../../shared/text.ts';

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
 * Equal to `matchesSearch` of the rules.
 */
export class CatalogWords {
  readonly #vocabulary: string[] = [];
  readonly #ids = new Map<string, number>();
  /** The whole vocabulary as one text; null after new words. */
  #joined: string | null = null;
  readonly #ordinals: number[][] = [];
  readonly #texts: Array<readonly number[]> = [];

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

  find({ words, joined }: Search): Uint8Array {
    const found = new Uint8Array(this.#texts.length);
    if (words.length === 0) return found;
    this.#markHolders([...new Set(words)], found);
    this.#markBeginners(joined, found);
    return found;
  }

  #add(ordinal: number, { title, brand }: Texts, read: Map<string, readonly number[]>): void {
    const text: number[] = [];
    for (const part of `${title} ${brand}`.split(' ')) {
      let ids = read.get(part);
      if (!ids) read.set(part, (ids = this.#idsOf(part)));
      for (const id of ids) {
        if (!text.includes(id)) this.#ordinals[id]?.push(ordinal);
        text.push(id);
      }
    }
    this.#texts[ordinal] = text;
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

  #markBeginners(joined: string, found: Uint8Array): void {
    for (const id of this.#wordsWith(GAP + joined)) {
      for (const ordinal of this.#ordinals[id] ?? []) found[ordinal] = 1;
    }
    for (let length = 1; length < joined.length; length += 1) {
      const id = this.#ids.get(joined.slice(0, length)) ?? -1;
      for (const ordinal of this.#ordinals[id] ?? []) {
        if (found[ordinal] === 0 && this.#spells(joined, id, ordinal)) found[ordinal] = 1;
      }
    }
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

  /** A part that starts with the gap must start the word. */
  #wordsWith(part: string): readonly number[] {
    this.#joined ??= GAP + this.#vocabulary.join(GAP);
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
