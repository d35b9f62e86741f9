import type { Language } from '../../shared/isomorphic/language.ts';
import { categoriesNamed, type SearchedCategory } from './catalog.search.categories.ts';
import { hasText, hasWords, type Named } from './catalog.search.ts';
import { stemOf } from './catalog.search.stems.ts';
import { rankByTerms, termsOf, widen, type Lexicon } from './catalog.search.terms.ts';
import { titlesFor } from './catalog.search.titles.ts';
import { wordsOf, type Rank, type Searched } from './catalog.search.words.ts';
import type { Search } from '../catalog.store.ts';

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
