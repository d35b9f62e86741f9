import type { Vocabulary } from '../search/corrections.ts';
import { Spellings } from '../search/spelling.ts';
import { bitOf, type Held } from '../search/most.ts';
import { categoriesNamed, type SearchedCategory } from '../search/categories.ts';
import { stemOf, withoutEnglish } from '../search/stems.ts';
import { SYNONYM_SPELLINGS } from '../search/synonyms.ts';
import type { Lexicon, Term } from '../search/terms.ts';
import { RANKS, wordsKey, wordsOf, type Rank, type Translate } from '../search/words.ts';
import { commonVocabulary } from '../translation/words.rules.ts';
import type { SameSizes } from '../sizes/same-sizes.rules.ts';
import type { ProductRecord } from '../catalog.store.ts';
import type { IndexedProduct } from './indexed.ts';

/** Every word of the catalogue, with the products that have it. */
export class CatalogWords implements Vocabulary {
  readonly #list: () => readonly IndexedProduct[];
  /** The products that have the word, each an ordinal and the word's rank there. A word without any stays. */
  readonly #postings = new Map<string, number[]>();
  readonly #wordsOfStem = new Map<string, readonly string[]>();
  readonly #spellings = new Spellings();
  /** Not among the spellings yet: they would be a tenth of a start, and few searches need them. */
  #unspelled = [...SYNONYM_SPELLINGS.keys()];
  #size = 0;
  categoriesNamed: Lexicon['categoriesNamed'] = categoriesNamed([]);
  readonly #translated: Translate;
  readonly #sameSizes: SameSizes;

  /** `list` gives all products in the shop's order. */
  constructor(
    list: () => readonly IndexedProduct[],
    sameSizes: SameSizes,
    translated: Translate = commonVocabulary.translated,
  ) {
    this.#list = list;
    this.#sameSizes = sameSizes;
    this.#translated = translated;
  }

  get spellings(): Spellings {
    for (const word of this.#unspelled) this.#spellings.add(word);
    this.#unspelled = [];
    return this.#spellings;
  }

  /** `before` is undefined for a new product, `after` for one that is removed. */
  replace(
    ordinal: number,
    before: ProductRecord | undefined,
    after: ProductRecord | undefined,
  ): void {
    this.#size = Math.max(this.#size, ordinal + 1);
    if (before && after && wordsKey(before) === wordsKey(after)) return;
    if (before) this.#remove(ordinal, before);
    if (after) this.#add(ordinal, after);
  }

  setCategories(categories: readonly SearchedCategory[]): void {
    this.categoriesNamed = categoriesNamed(categories);
  }

  noRanks(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#size);
  }

  /**
   * Returns by ordinal one more than the rank of products that have every term, else 0: the sum of the terms'
   * best places, those of persons left out, since most details name some.
   */
  ranks(terms: readonly Term[]): Uint8Array {
    const sums = this.noRanks();
    if (terms.length > 0) sums.fill(1);
    for (const term of terms) {
      const best = this.#bestRanks(term);
      for (let at = 0; at < sums.length; at += 1) {
        const [sum = 0, place = 0] = [sums[at], best[at]];
        const isHeld = sum > 0 && place > 0;
        sums[at] = isHeld ? sum + (term.part === 'PERSON' ? 0 : place - 1) : 0;
      }
    }
    return sums;
  }

  /** Returns by the terms that a product has together the best place where such a product has them. */
  held(terms: readonly Term[]): Held {
    const bits = new Uint16Array(this.#size);
    const worst = this.noRanks();
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

  readonly hasStem = (stem: string): boolean =>
    this.#wordsOf(stem).some((word) => this.countOf(word) > 0);

  countWith(term: Term): number {
    return this.#bestRanks(term).filter((rank) => rank > 0).length;
  }

  countOf(word: string): number {
    return this.#postings.get(word)?.length ?? 0;
  }

  firstWith(word: string): ProductRecord | undefined {
    const ordinals = new Set(this.#postings.get(word)?.map(ordinalOf));
    return this.#list().find(({ ordinal }) => ordinals.has(ordinal))?.product;
  }

  #bestRanks({ stems }: Term): Uint8Array<ArrayBuffer> {
    const best = this.noRanks();
    for (const word of [...stems].flatMap((stem) => this.#wordsOf(stem))) {
      for (const posting of this.#postings.get(word) ?? []) {
        const [ordinal, rank] = [ordinalOf(posting), 1 + (posting % RANKS.length)];
        const known = best[ordinal] ?? 0;
        if (known === 0 || rank < known) best[ordinal] = rank;
      }
    }
    return best;
  }

  #wordsOf(stem: string): readonly string[] {
    return this.#wordsOfStem.get(stem) ?? [];
  }

  #add(ordinal: number, product: ProductRecord): void {
    for (const [word, rank] of wordsOf(product, this.#translated, this.#sameSizes)) {
      const posting = postingOf(ordinal, rank);
      const postings = this.#postings.get(word);
      if (postings) {
        postings.push(posting);
        continue;
      }
      this.#postings.set(word, [posting]);
      this.#unspelled.push(withoutEnglish(word));
      const stem = stemOf(word);
      this.#wordsOfStem.set(stem, [...this.#wordsOf(stem), word]);
    }
  }

  #remove(ordinal: number, product: ProductRecord): void {
    for (const [word, rank] of wordsOf(product, this.#translated, this.#sameSizes)) {
      const postings = this.#postings.get(word);
      const at = postings?.indexOf(postingOf(ordinal, rank)) ?? -1;
      if (at !== -1) postings?.splice(at, 1);
    }
  }
}

const postingOf = (ordinal: number, rank: Rank) => ordinal * RANKS.length + rank;
const ordinalOf = (posting: number) => Math.floor(posting / RANKS.length);
