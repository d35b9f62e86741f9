import { hasText, hasWords, searchOf } from './catalog.search.ts';
import { correctedIn, type Vocabulary } from './catalog.search.corrections.ts';
import { bitOf, mostOf, type Held } from './catalog.search.most.ts';
import { Spellings } from './catalog.search.spelling.ts';
import { SYNONYM_SPELLINGS } from './catalog.search.synonyms.ts';
import {
  rankByTerms,
  ranksOfTerms,
  termsOf,
  widen,
  worstOf,
  type Term,
} from './catalog.search.terms.ts';
import { wordsOf, type Rank, type Searched } from './catalog.search.words.ts';
import type { ProductRecord, Search } from '../catalog.store.ts';

export interface SearchResult {
  readonly found: ReadonlyMap<ProductRecord, Rank>;
  /** The text that was searched instead; null for the search's own. */
  readonly correctedSearch: string | null;
  /** What no product has together with the rest, as it was written. */
  readonly missingWords: readonly string[];
}

type Products = readonly ProductRecord[];

/**
 * Reference implementation that both stores must equal; `products` are the whole catalogue in its
 * order. Each tier is tried when the one before finds nothing: the text, its words in title or
 * brand, its words anywhere with plurals, feminines, synonyms, colours and occasions, with corrections,
 * and most of its words. `loadFrenchWords` comes first.
 */
export function searchProducts(products: Products, search: Search | null): SearchResult {
  const whole = { correctedSearch: null, missingWords: [] };
  if (search === null) return { found: ranked(products, () => 0), ...whole };
  const found = findInTiers(products, search);
  const text = search.correctable;
  if (found.size > 0 || text === undefined) return { found, ...whole };
  const correctedSearch = correctedIn(vocabularyOf(products), search, text);
  const corrected =
    correctedSearch === null ? found : findInTiers(products, searchOf(correctedSearch));
  if (corrected.size > 0) return { ...whole, found: corrected, correctedSearch };
  const most = mostOf(search, correctedSearch, text, (terms) => heldBy(products, terms));
  return most ? { ...most, found: findInTiers(products, most.search) } : { found, ...whole };
}

/** The first tier that finds anything. */
export function findInTiers<P extends Searched>(
  products: readonly P[],
  search: Search,
): ReadonlyMap<P, Rank> {
  const byText = rankedBy(hasText, products, search);
  if (byText.size > 0) return byText;
  const byWords = rankedBy(hasWords, products, search);
  if (byWords.size > 0) return byWords;
  const terms = termsOf(search) ?? [];
  const byTerms = ranked(products, (product) => rankByTerms(product, terms));
  const wide = byTerms.size > 0 ? null : widen(terms);
  return wide ? ranked(products, (product) => rankByTerms(product, wide)) : byTerms;
}

/** By the terms that a product has together: the best place where such a product has them. */
function heldBy(products: Products, terms: readonly Term[]): Held {
  const held = new Map<number, Rank>();
  for (const product of products) {
    const ranks = ranksOfTerms(product, terms);
    const bits = ranks.reduce<number>(
      (some, rank, at) => (rank === undefined ? some : some | bitOf(terms, at)),
      0,
    );
    const rank = worstOf(ranks);
    if (rank < (held.get(bits) ?? Infinity)) held.set(bits, rank);
  }
  return held;
}

function rankedBy<P extends Searched>(
  has: typeof hasText,
  products: readonly P[],
  search: Search,
): ReadonlyMap<P, Rank> {
  return ranked(products, (product) => {
    if (!has(product, search)) return null;
    return has({ title: product.title, brand: '' }, search) ? 0 : 1;
  });
}

function ranked<P>(
  products: readonly P[],
  rankOf: (product: P) => Rank | null,
): ReadonlyMap<P, Rank> {
  const ranks = new Map<P, Rank>();
  for (const product of products) {
    const rank = rankOf(product);
    if (rank !== null) ranks.set(product, rank);
  }
  return ranks;
}

function vocabularyOf(products: Products): Vocabulary {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const word of wordsOf(product).keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return {
    spellings: new Spellings([...counts.keys(), ...SYNONYM_SPELLINGS.keys()]),
    countOf: (word) => counts.get(word) ?? 0,
    countWith: (term) => products.filter((product) => rankByTerms(product, [term]) !== null).length,
    firstWith: (word) => products.find((product) => wordsOf(product).has(word)),
  };
}
