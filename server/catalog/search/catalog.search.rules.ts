import type { Language } from '../../shared/isomorphic/language.ts';
import { categoriesNamed, type SearchedCategory } from './catalog.search.categories.ts';
import { hasText, hasWords, searchOf, type Named } from './catalog.search.ts';
import { correctedIn, type Vocabulary } from './catalog.search.corrections.ts';
import { bitOf, mostOf, type Held } from './catalog.search.most.ts';
import { Spellings } from './catalog.search.spelling.ts';
import { stemOf, withoutEnglish } from './catalog.search.stems.ts';
import { SYNONYM_SPELLINGS } from './catalog.search.synonyms.ts';
import {
  rankByTerms,
  ranksOfTerms,
  termsOf,
  widen,
  worstOf,
  type Lexicon,
  type Term,
} from './catalog.search.terms.ts';
import { titlesFor } from './catalog.search.titles.ts';
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
type Categories = readonly SearchedCategory[];

/**
 * Reference implementation that both stores must equal; `products` are the whole catalogue in its
 * order. Each tier is tried when the one before finds nothing: the text, its words in title or
 * brand, its words anywhere with plurals, feminines, synonyms, colours and occasions, with corrections,
 * and most of its words. `titlesFor` says when translated titles are read. `loadDictionary` comes first.
 */
export function searchProducts(
  products: Products,
  search: Search | null,
  categories: Categories = [],
): SearchResult {
  const whole = { correctedSearch: null, missingWords: [] };
  if (search === null) return { found: ranked(products, () => 0), ...whole };
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

/** The first tier that finds anything. */
export function findInTiers<P extends Searched>(
  products: readonly P[],
  search: Search,
  categories: Categories = [],
): ReadonlyMap<P, Rank> {
  const byNames = (named: (product: P) => Named | null) => {
    const byText = rankedBy(hasText, named, products, search);
    return byText.size > 0 ? byText : rankedBy(hasWords, named, products, search);
  };
  const byName = byNames((product) => product);
  if (byName.size > 0) return byName;
  const { language, isFirst } = titlesFor(search);
  const byTitles = byNames((product) => translatedName(product, language));
  if (isFirst && byTitles.size > 0) return byTitles;
  const terms = termsOf(search, lexiconOf(products, categories)) ?? [];
  const byTerms = ranked(products, (product) => rankByTerms(product, terms));
  if (byTerms.size > 0) return byTerms;
  const wide = widen(terms) ?? [];
  const byWide = ranked(products, (product) => rankByTerms(product, wide));
  return byWide.size > 0 ? byWide : byTitles;
}

function translatedName({ translations }: Searched, language: Language): Named | null {
  const found = translations.find((each) => each.language === language);
  return found ? { title: found.title, brand: '' } : null;
}

function lexiconOf(products: readonly Searched[], categories: Categories): Lexicon {
  const words = products.flatMap((product) => [...wordsOf(product).keys()]);
  const stems = new Set(words.map(stemOf));
  return { hasStem: (stem) => stems.has(stem), categoriesNamed: categoriesNamed(categories) };
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
  named: (product: P) => Named | null,
  products: readonly P[],
  search: Search,
): ReadonlyMap<P, Rank> {
  return ranked(products, (product) => {
    const name = named(product);
    if (name === null || !has(name, search)) return null;
    return has({ title: name.title, brand: '' }, search) ? 0 : 1;
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
