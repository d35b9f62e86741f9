import { correctedIn, type Vocabulary } from '../../../../server/catalog/search/corrections.ts';
import type { SearchedCategory } from '../../../../server/catalog/search/categories.ts';
import { bitOf, mostOf, type Held } from '../../../../server/catalog/search/most.ts';
import { Spellings } from '../../../../server/catalog/search/spelling.ts';
import { withoutEnglish } from '../../../../server/catalog/search/stems.ts';
import { SYNONYM_SPELLINGS } from '../../../../server/catalog/search/synonyms.ts';
import type { Term } from '../../../../server/catalog/search/terms.ts';
import { searchOf } from '../../../../server/catalog/search/search.ts';
import { wordsOf, type Rank } from '../../../../server/catalog/search/words.ts';
import type { ProductRecord, Search } from '../../../../server/catalog/catalog.store.ts';
import {
  findInTiers,
  lexiconOf,
  rankByTerms,
  ranksOfTerms,
  worstOf,
} from './catalog-search.tiers.ts';

export interface SearchResult {
  readonly found: ReadonlyMap<ProductRecord, Rank>;
  /** The text that was searched instead; null for the search's own. */
  readonly correctedSearch: string | null;
  /** Words that no product has together with the rest, as they were written. */
  readonly missingWords: readonly string[];
}

type Products = readonly ProductRecord[];
type Categories = readonly SearchedCategory[];

/**
 * Finds like the catalogue; `products` are the whole of it in its order. After the tiers of
 * `findInTiers` the text is searched with corrections, then most of its words. `loadDictionary`
 * comes first.
 */
export function searchProducts(
  products: Products,
  search: Search | null,
  categories: Categories = [],
): SearchResult {
  const whole = { correctedSearch: null, missingWords: [] };
  if (search === null) return { found: new Map(products.map((product) => [product, 0])), ...whole };
  const found = findInTiers(products, search, categories);
  const text = search.correctable;
  if (found.size > 0 || text === undefined) return { found, ...whole };
  const vocabulary = vocabularyOf(products, categories);
  const correctedSearch = correctedIn(vocabulary, search, text);
  const corrected =
    correctedSearch === null ? found : findInTiers(products, searchOf(correctedSearch), categories);
  if (corrected.size > 0) return { ...whole, found: corrected, correctedSearch };
  const most = mostOf(search, correctedSearch, text, {
    lexicon: vocabulary,
    heldBy: (terms) => heldBy(products, terms),
  });
  return most
    ? { ...most, found: findInTiers(products, most.search, categories) }
    : { found, ...whole };
}

/** Returns by the terms that a product has together the best place where such a product has them. */
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

function vocabularyOf(products: Products, categories: Categories): Vocabulary {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const word of wordsOf(product).keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return {
    ...lexiconOf(products, categories),
    spellings: new Spellings([
      ...[...counts.keys()].map(withoutEnglish),
      ...SYNONYM_SPELLINGS.keys(),
    ]),
    countOf: (word) => counts.get(word) ?? 0,
    countWith: (term) => products.filter((product) => rankByTerms(product, [term]) !== null).length,
    firstWith: (word) => products.find((product) => wordsOf(product).has(word)),
  };
}
