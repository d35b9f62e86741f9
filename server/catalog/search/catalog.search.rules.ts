import { hasText, hasWords, searchOf } from './catalog.search.ts';
import { correctedIn, type Vocabulary } from './catalog.search.corrections.ts';
import { Spellings } from './catalog.search.spelling.ts';
import { SYNONYM_SPELLINGS } from './catalog.search.synonyms.ts';
import { rankByTerms, termsOf } from './catalog.search.terms.ts';
import { wordsOf, type Rank, type Searched } from './catalog.search.words.ts';
import type { ProductRecord, Search } from '../catalog.store.ts';

export interface SearchResult {
  readonly found: ReadonlyMap<ProductRecord, Rank>;
  /** The text that was searched instead; null for the search's own. */
  readonly correctedSearch: string | null;
}

type Products = readonly ProductRecord[];

/**
 * Reference implementation that both stores must equal; `products` are the whole catalogue in its
 * order. Each tier is tried when the one before finds nothing: the text, its words in title or
 * brand, its words anywhere with plurals, feminines and synonyms, and with corrections.
 */
export function searchProducts(products: Products, search: Search | null): SearchResult {
  if (search === null) return { found: ranked(products, () => 0), correctedSearch: null };
  const found = findInTiers(products, search);
  const text = search.correctable;
  if (found.size > 0 || text === undefined) return { found, correctedSearch: null };
  const correctedSearch = correctedIn(vocabularyOf(products), search, text);
  const corrected =
    correctedSearch === null ? found : findInTiers(products, searchOf(correctedSearch));
  return { found: corrected, correctedSearch: corrected.size > 0 ? correctedSearch : null };
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
  return ranked(products, (product) => rankByTerms(product, terms));
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
    isKnown: (term) => products.some((product) => rankByTerms(product, [term]) !== null),
    firstWith: (word) => products.find((product) => wordsOf(product).has(word)),
  };
}
