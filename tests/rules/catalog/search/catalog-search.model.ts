import { correctedIn, type Vocabulary } from '../../../../server/catalog/search/corrections.ts';
import type { SearchedCategory } from '../../../../server/catalog/search/categories.ts';
import { bitOf, mostOf, type Held } from '../../../../server/catalog/search/most.ts';
import { Spellings } from '../../../../server/catalog/search/spelling.ts';
import { withoutEnglish } from '../../../../server/catalog/search/stems.ts';
import { SYNONYM_SPELLINGS } from '../../../../server/catalog/search/synonyms.ts';
import {
  NO_BOUNDS,
  variantBoundOf,
  type SearchBounds,
} from '../../../../server/catalog/search/bounds.ts';
import { isBinding, termsOf, type Term } from '../../../../server/catalog/search/terms.ts';
import { searchOf } from '../../../../server/catalog/search/search.ts';
import { partsOf, type Rank } from '../../../../server/catalog/search/words.ts';
import {
  readText,
  understoodIn,
  unsoldIn,
  type ReadText,
} from '../../../../server/catalog/search/understood.ts';
import type { ProductRecord, Search, ReadPart } from '../../../../server/catalog/catalog.store.ts';
import {
  findInTiers,
  findWhole,
  hasStock,
  lexiconOf,
  rankByTerms,
  ranksOfTerms,
  wordsOf,
  worstOf,
} from './catalog-search.tiers.ts';

export interface SearchResult extends SearchBounds {
  readonly found: ReadonlyMap<ProductRecord, number>;
  /** The text that was searched instead; null for the search's own. */
  readonly correctedSearch: string | null;
  /** Words that no product has together with the rest, as they were written. */
  readonly missingWords: readonly string[];
  readonly understood: readonly ReadPart[];
  readonly unsoldKinds: readonly string[];
}

type Products = readonly ProductRecord[];
type Categories = readonly SearchedCategory[];

const WHOLE = {
  correctedSearch: null,
  missingWords: [],
  understood: [],
  unsoldKinds: [],
  ...NO_BOUNDS,
};

/**
 * Finds like the catalogue; `products` are the whole of it in its order. The text itself comes first, then what
 * was read of it in the tiers of `findInTiers`; then the text is searched with corrections, then most of its
 * words. `loadDictionary` comes first.
 */
export function searchProducts(
  products: Products,
  search: Search | null,
  categories: Categories = [],
): SearchResult {
  if (search === null) return { ...WHOLE, found: new Map(products.map((product) => [product, 0])) };
  const whole = findWhole(products, search);
  const text = search.correctable;
  const lexicon = lexiconOf(products, categories);
  if (text === undefined) {
    const bound = variantBoundOf(termsOf(search, lexicon) ?? []);
    return { ...WHOLE, ...bound, found: findInTiers(products, search, categories, whole) };
  }
  const read = readText(search, text);
  const unsold = unsoldIn(termsOf(read.search, lexicon) ?? [], lexicon);
  if (hasStock(whole)) return { ...WHOLE, found: whole, unsoldKinds: unsold };
  const written = findRead(products, read, categories, whole);
  if (written.found.size > 0) {
    return whole.size > 0 && written.found.size === whole.size
      ? { ...WHOLE, found: whole, unsoldKinds: unsold }
      : written;
  }
  const vocabulary = vocabularyOf(products, categories);
  const correctedSearch = correctedIn(vocabulary, read.search, text);
  const corrected =
    correctedSearch === null
      ? null
      : readText(searchOf(correctedSearch, search.language), correctedSearch);
  const result =
    corrected && findRead(products, corrected, categories, findWhole(products, corrected.search));
  if (result && (result.found.size > 0 || result.unsoldKinds.length > 0))
    return { ...result, correctedSearch };
  const most = mostOf(read.search, corrected?.text ?? null, read.text, {
    lexicon: vocabulary,
    heldBy: (terms) => heldBy(products, terms),
  });
  if (!most && result?.understood.some(isBinding)) return { ...result, correctedSearch };
  if (!most && read.understood.length > 0 && !written.understood.some(isBinding)) {
    return {
      ...written,
      ...NO_BOUNDS,
      minPrice: read.minPrice,
      maxPrice: read.maxPrice,
      found: new Map(products.map((product) => [product, 0])),
      missingWords: partsOf(read.text),
      understood: read.understood,
    };
  }
  if (!most) return written;
  const searched = most.correctedSearch === null ? read : (corrected ?? read);
  return {
    ...WHOLE,
    ...variantBoundOf(most.held),
    found: findInTiers(products, most.search, categories, new Map(), most.held),
    correctedSearch: most.correctedSearch === null ? null : correctedSearch,
    missingWords: most.missingWords,
    understood: [...understoodIn(most.held, searched.text), ...searched.understood],
    minPrice: searched.minPrice,
    maxPrice: searched.maxPrice,
  };
}

function findRead(
  products: Products,
  { search, text, understood, minPrice, maxPrice }: ReadText,
  categories: Categories,
  whole?: ReadonlyMap<ProductRecord, number>,
): SearchResult {
  const lexicon = lexiconOf(products, categories);
  const terms = termsOf(search, lexicon) ?? [];
  const isPriceAlone = search.words.length === 0 && understood.length > 0;
  return {
    ...WHOLE,
    ...variantBoundOf(terms),
    found: isPriceAlone
      ? new Map(products.map((product) => [product, 0]))
      : findInTiers(products, search, categories, whole),
    understood: [...understoodIn(terms, text), ...understood],
    unsoldKinds: unsoldIn(terms, lexicon),
    minPrice,
    maxPrice,
  };
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
