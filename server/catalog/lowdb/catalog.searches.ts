import {
  bestOf,
  correctText,
  synonymSpelling,
  wordsToCorrect,
} from '../catalog.search.corrections.ts';
import { searchOf } from '../catalog.search.ts';
import { SYNONYM_SPELLINGS } from '../catalog.search.synonyms.ts';
import { termOf, termsOf } from '../catalog.search.terms.ts';
import { ranksOfTexts, spellingIn } from '../catalog.search.words.ts';
import type { ProductRecord, Search } from '../catalog.store.ts';
import { CatalogTerms } from './catalog.terms.ts';
import { CatalogWords } from './catalog.words.ts';

export interface Found {
  /** By ordinal: 1 for a product that was found. */
  readonly marks: Uint8Array;
  rankOf(ordinal: number): number;
}

export interface SearchFound extends Found {
  readonly correctedSearch: string | null;
}

/** For an empty ordinal: no search finds it. */
const NO_TEXTS = { title: '', brand: '' };

/** By ordinal. */
type Rows = ReadonlyArray<ProductRecord | undefined>;

/** Equal to `searchProducts` of the rules. Words are indexed when a search first needs them. */
export class CatalogSearches {
  /** As they are now. */
  readonly #products: Rows;
  #words: CatalogWords | null = null;
  #terms: CatalogTerms | null = null;

  constructor(products: Rows) {
    this.#products = products;
  }

  put(ordinal: number, before: ProductRecord | undefined): void {
    const product = this.#products[ordinal];
    if (before?.title !== product?.title || before?.brand !== product?.brand) {
      this.#words?.put(ordinal, product ?? NO_TEXTS);
    }
    if (this.#terms && textsKey(before) !== textsKey(product)) this.#terms.put(ordinal);
    if (this.#terms?.isStale) this.#terms = null;
  }

  find(search: Search): SearchFound {
    const found = this.#findInTiers(search);
    const text = search.correctable;
    if (!isEmpty(found) || text === undefined) return { ...found, correctedSearch: null };
    const correctedSearch = this.#correct(search, text);
    if (correctedSearch === null) return { ...found, correctedSearch };
    const corrected = this.#findInTiers(searchOf(correctedSearch));
    return { ...corrected, correctedSearch: isEmpty(corrected) ? null : correctedSearch };
  }

  #findInTiers(search: Search): Found {
    this.#prepareTerms();
    const words = (this.#words ??= new CatalogWords(this.#products.map((one) => one ?? NO_TEXTS)));
    const { marks, isInTitle } = words.find(search);
    return marks.includes(1)
      ? { marks, rankOf: (ordinal) => (isInTitle(ordinal) ? 0 : 1) }
      : this.#findByTerms(search);
  }

  #findByTerms(search: Search): Found {
    const terms = termsOf(search) ?? [];
    const ranks = this.#indexTerms().ranks(terms);
    const marks = new Uint8Array(ranks.length);
    for (let ordinal = 0; ordinal < ranks.length; ordinal += 1) {
      if (ranks[ordinal] !== 0) marks[ordinal] = 1;
    }
    return { marks, rankOf: (ordinal) => (ranks[ordinal] ?? 1) - 1 };
  }

  /** Ahead of the first search that needs it: to read a large catalogue takes seconds. */
  #prepareTerms(): void {
    if (this.#terms) return;
    const terms = this.#indexTerms();
    const readOn = () => {
      if (terms === this.#terms && terms.readSome()) setTimeout(readOn);
    };
    setTimeout(readOn);
  }

  #indexTerms(): CatalogTerms {
    this.#terms ??= new CatalogTerms(this.#products);
    return this.#terms;
  }

  #correct(search: Search, text: string): string | null {
    const index = this.#indexTerms();
    const unknown = (termsOf(search) ?? []).filter((term) => !index.isKnown(term));
    const words = wordsToCorrect(unknown);
    if (!words) return null;
    const corrections = new Map<string, string>();
    for (const word of words) {
      const nearest = this.#nearest(index, word);
      if (nearest === undefined) return null;
      corrections.set(word, this.#spelled(index, nearest));
    }
    return correctText(text, corrections);
  }

  #nearest(index: CatalogTerms, word: string): string | undefined {
    for (const near of index.spellings.near(word)) {
      const candidates = near.map((each) => {
        const count = index.count(each);
        // Synonyms are the only words that no product need have.
        const isSynonym = count === 0 && SYNONYM_SPELLINGS.has(each);
        return {
          word: each,
          count,
          isKnown: count > 0 || (isSynonym && index.isKnown(termOf(each))),
        };
      });
      const best = bestOf(candidates);
      if (best !== undefined) return best;
    }
    return undefined;
  }

  #spelled(index: CatalogTerms, word: string): string {
    let first: ProductRecord | undefined;
    index.forEachHolder(word, (ordinal) => {
      const product = this.#products[ordinal];
      if (product && (!first || product.position < first.position)) first = product;
    });
    return first ? spellingIn(first, word) : synonymSpelling(word);
  }
}

const isEmpty = ({ marks }: Found) => !marks.includes(1);

const textsKey = (product: ProductRecord | undefined) =>
  product ? JSON.stringify(ranksOfTexts(product)) : '';
