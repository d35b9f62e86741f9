import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import type { Search } from '../../../../server/catalog/catalog.store.ts';
import {
  categoriesNamed,
  type SearchedCategory,
} from '../../../../server/catalog/search/categories.ts';
import { stemOf } from '../../../../server/catalog/search/stems.ts';
import {
  termsOf,
  widen,
  type Lexicon,
  type Term,
} from '../../../../server/catalog/search/terms.ts';
import { titlesFor } from '../../../../server/catalog/search/titles.ts';
import { containsWords, textMatcher } from '../../../../server/catalog/search/search.ts';
import {
  RANKS,
  wordsOf,
  type Rank,
  type Searched,
} from '../../../../server/catalog/search/words.ts';

interface Named {
  readonly title: string;
  readonly brand: string;
}

type Categories = readonly SearchedCategory[];

/**
 * Each tier is tried when the one before finds nothing: the text, its words in title or brand, and its
 * words anywhere with plurals, feminines, synonyms, colours and occasions. `titlesFor` says when translated
 * titles are read.
 */
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

export function lexiconOf(products: readonly Searched[], categories: Categories): Lexicon {
  const words = products.flatMap((product) => [...wordsOf(product).keys()]);
  const stems = new Set(words.map(stemOf));
  return { hasStem: (stem) => stems.has(stem), categoriesNamed: categoriesNamed(categories) };
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

export function hasText(product: Named, search: Search): boolean {
  return textMatcher(search)(foldNamed(product));
}

export function hasWords(product: Named, search: Search): boolean {
  return containsWords(foldNamed(product), search);
}

export const foldNamed = ({ title, brand }: Named) => fold(`${title} ${brand}`);

/** Returns for each term the best place where a product has it; undefined where it has not. */
export function ranksOfTerms(
  product: Searched,
  terms: readonly Term[],
): ReadonlyArray<Rank | undefined> {
  const words = [...wordsOf(product)].map(([word, rank]) => [stemOf(word), rank] as const);
  return terms.map(({ stems }) =>
    RANKS.find((rank) => words.some(([stem, at]) => at === rank && stems.has(stem))),
  );
}

/** Where a product has every term: the worst of the terms' best places. Null where it lacks one. */
export function rankByTerms(product: Searched, terms: readonly Term[]): Rank | null {
  const ranks = ranksOfTerms(product, terms);
  return terms.length === 0 || ranks.includes(undefined) ? null : worstOf(ranks);
}

export const worstOf = (ranks: ReadonlyArray<Rank | undefined>): Rank =>
  RANKS.findLast((rank) => ranks.includes(rank)) ?? 0;
