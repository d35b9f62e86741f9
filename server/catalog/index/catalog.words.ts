import type { Vocabulary } from '../search/catalog.search.corrections.ts';
import { Spellings } from '../search/catalog.search.spelling.ts';
import { bitOf, type Held } from '../search/catalog.search.most.ts';
import { categoriesNamed, type SearchedCategory } from '../search/catalog.search.categories.ts';
import { stemOf, withoutEnglish } from '../search/catalog.search.stems.ts';
import { SYNONYM_SPELLINGS } from '../search/catalog.search.synonyms.ts';
import type { Lexicon, Term } from '../search/catalog.search.terms.ts';
import { colourValuesOf } from '../search/catalog.search.colours.ts';
import {
  eachWord,
  wordsKey,
  wordsOf,
  type Rank,
  type Translate,
} from '../search/catalog.search.words.ts';
import { commonVocabulary } from '../translation/catalog.words.rules.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { Postings } from './catalog.postings.ts';
import type { ProductTable } from './catalog.table.ts';

/** Every word of the catalogue, with the products that have it. */
export class CatalogWords implements Vocabulary {
  readonly #table: ProductTable;
  readonly #postings = new Postings();
  /** Those that are their own stem, as most are, are not held again. */
  readonly #othersOfStem = new Map<string, string[]>();
  readonly #spellings = new Spellings();
  /** Not among the spellings yet: they would be a tenth of a start, and few searches need them. */
  readonly #unspelled = [...SYNONYM_SPELLINGS.keys()];
  categoriesNamed: Lexicon['categoriesNamed'] = categoriesNamed([]);
  #translated: Translate;

  constructor(table: ProductTable, translated: Translate = commonVocabulary.translated) {
    this.#table = table;
    this.#translated = translated;
  }

  get spellings(): Spellings {
    this.prepareSpellings(Infinity);
    return this.#spellings;
  }

  /** Adds so many more words to the spellings; false when none is left. */
  prepareSpellings(count: number): boolean {
    for (const word of this.#unspelled.splice(-count)) this.#spellings.add(word);
    return this.#unspelled.length > 0;
  }

  /** A product with a new ordinal. */
  add(ordinal: number, product: ProductRecord): void {
    // The best rank of a word comes first, and others are left out.
    eachWord(product, (word, rank) => this.#add(word, ordinal, rank), this.#translated);
  }

  /** `after` is undefined for a product that is removed. */
  update(ordinal: number, before: ProductRecord, after?: ProductRecord): void {
    if (after && wordsKey(before) === wordsKey(after)) return;
    const words = (product: ProductRecord) => wordsOf(product, this.#translated);
    this.#replace(ordinal, words(before), after ? words(after) : new Map());
  }

  /** Takes other translations of colours; `changed` has every one of them whose translations differ. */
  setTranslations(translated: Translate, changed: ReadonlySet<string>): void {
    const before = this.#translated;
    this.#translated = translated;
    for (const ordinal of this.#table.ordered('FEATURED')) {
      const product = this.#table.products[ordinal];
      if (!product || !colourValuesOf(product).some((colour) => changed.has(colour))) continue;
      this.#replace(ordinal, wordsOf(product, before), wordsOf(product, translated));
    }
  }

  #replace(ordinal: number, old: ReadonlyMap<string, Rank>, now: ReadonlyMap<string, Rank>): void {
    for (const [word, rank] of old) {
      if (now.get(word) !== rank) this.#postings.remove(word, ordinal, rank);
    }
    for (const [word, rank] of now) {
      if (old.get(word) !== rank) this.#add(word, ordinal, rank);
    }
  }

  /** By ordinal: one more than the rank of products that have every term, else 0. */
  ranks([first, ...others]: readonly Term[]): Uint8Array {
    const worst = first ? this.#bestRanks(first) : this.#noRanks();
    for (const term of others) {
      const best = this.#bestRanks(term);
      for (let at = 0; at < worst.length; at += 1) worst[at] = worstOf(worst[at], best[at]);
    }
    return worst;
  }

  /** By the terms that a product has together: the best place where such a product has them. */
  held(terms: readonly Term[]): Held {
    const bits = new Uint16Array(this.#table.products.length);
    const worst = this.#noRanks();
    for (const [nth, term] of terms.entries()) {
      const bit = bitOf(terms, nth);
      const best = this.#bestRanks(term);
      for (let at = 0; at < worst.length; at += 1) {
        const rank = best[at] ?? 0;
        if (rank === 0) continue;
        bits[at] = (bits[at] ?? 0) | bit;
        worst[at] = Math.max(worst[at] ?? 0, rank);
      }
    }
    const held = new Map<number, number>();
    for (let at = 0; at < worst.length; at += 1) {
      const [each, rank] = [bits[at] ?? 0, worst[at] ?? 0];
      if (rank < (held.get(each) ?? Infinity)) held.set(each, rank);
    }
    return held;
  }

  setCategories(categories: readonly SearchedCategory[]): void {
    this.categoriesNamed = categoriesNamed(categories);
  }

  readonly hasStem = (stem: string): boolean =>
    this.#wordsOfStem(stem).some((word) => this.countOf(word) > 0);

  countWith(term: Term): number {
    let count = 0;
    for (const rank of this.#bestRanks(term)) if (rank > 0) count += 1;
    return count;
  }

  countOf(word: string): number {
    return this.#postings.countOf(word);
  }

  firstWith(word: string): ProductRecord | undefined {
    const ordinals = new Set<number>();
    this.#postings.forEach(word, (ordinal) => ordinals.add(ordinal));
    const first = this.#table.ordered('FEATURED').find((ordinal) => ordinals.has(ordinal));
    return this.#table.products[first ?? -1];
  }

  #bestRanks(term: Term): Uint8Array<ArrayBuffer> {
    const best = this.#noRanks();
    for (const word of this.#wordsOf(term)) {
      this.#postings.forEach(word, (ordinal, rank) => {
        const known = best[ordinal] ?? 0;
        if (known === 0 || rank + 1 < known) best[ordinal] = rank + 1;
      });
    }
    return best;
  }

  #noRanks(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#table.products.length);
  }

  #wordsOf({ stems }: Term): readonly string[] {
    return [...stems].flatMap((stem) => this.#wordsOfStem(stem));
  }

  #wordsOfStem(stem: string): readonly string[] {
    const others = this.#othersOfStem.get(stem) ?? [];
    return stemOf(stem) === stem ? [stem, ...others] : others;
  }

  #add(word: string, ordinal: number, rank: Rank): void {
    if (!this.#postings.add(word, ordinal, rank)) return;
    this.#unspelled.push(withoutEnglish(word));
    const stem = stemOf(word);
    if (stem === word) return;
    const others = this.#othersOfStem.get(stem);
    if (others) others.push(word);
    else this.#othersOfStem.set(stem, [word]);
  }
}

const worstOf = (one = 0, other = 0) => (one === 0 || other === 0 ? 0 : Math.max(one, other));
