import { hasText, hasWords, searchOf } from './catalog.search.ts';
import {
  bestOf,
  correctText,
  synonymSpelling,
  wordsToCorrect,
} from './catalog.search.corrections.ts';
import { Spellings } from './catalog.search.spelling.ts';
import { SYNONYM_SPELLINGS } from './catalog.search.synonyms.ts';
import { rankByTerms, termOf, termsOf } from './catalog.search.terms.ts';
import { spellingIn, wordsOf, type Rank, type Searched } from './catalog.search.words.ts';
import type { ProductRecord, Search } from './catalog.store.ts';

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
  const correctedSearch = correctedIn(products, search, text);
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

function correctedIn(products: Products, search: Search, text: string): string | null {
  const isKnown = (word: string) =>
    products.some((product) => rankByTerms(product, [termOf(word)]) !== null);
  const terms = termsOf(search) ?? [];
  const unknown = terms.filter((term) =>
    products.every((product) => rankByTerms(product, [term]) === null),
  );
  const words = wordsToCorrect(unknown);
  if (!words) return null;
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const word of wordsOf(product).keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const spellings = new Spellings(new Set([...counts.keys(), ...SYNONYM_SPELLINGS.keys()]));
  const corrections = new Map<string, string>();
  for (const word of words) {
    const best = spellings
      .near(word)
      .map((near) =>
        bestOf(
          near.map((each) => ({
            word: each,
            count: counts.get(each) ?? 0,
            isKnown: isKnown(each),
          })),
        ),
      )
      .find((each) => each !== undefined);
    if (best === undefined) return null;
    corrections.set(word, spelled(products, best));
  }
  return correctText(text, corrections);
}

function spelled(products: Products, word: string): string {
  const holder = products.find((product) => wordsOf(product).has(word));
  return holder ? spellingIn(holder, word) : synonymSpelling(word);
}
