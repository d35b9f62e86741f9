import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import type {
  ProductRecord,
  Search,
  VariantRecord,
} from '../../../../server/catalog/catalog.store.ts';
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
import {
  isVariantBound,
  variantBoundOf,
  type VariantBound,
} from '../../../../server/catalog/search/bounds.ts';
import { coloursOfVariants } from '../../../../server/catalog/search/colours.ts';
import { isAvailable } from '../../../../server/catalog/catalog.variant.rules.ts';
import { titlesFor } from '../../../../server/catalog/search/titles.ts';
import { containsWords, textMatcher } from '../../../../server/catalog/search/search.ts';
import {
  RANKS,
  wordsOf as wordsIn,
  type Rank,
  type Searched,
} from '../../../../server/catalog/search/words.ts';

interface Named {
  readonly title: string;
  readonly brand: string;
}

type Categories = readonly SearchedCategory[];

/** Sizes that are one in the tests' guide. */
export const SIZES: ReadonlyArray<readonly string[]> = [
  ['M', '38'],
  ['XL', '44'],
];

/** Returns a size with its other names in the guide of a product. */
export function sameSizesAs({ sizeGuide }: Pick<Searched, 'sizeGuide'>, size: string) {
  const row = sizeGuide === null ? undefined : SIZES.find((each) => each.includes(size));
  return row ?? [size];
}

export const wordsOf = (product: Searched) =>
  wordsIn(product, undefined, (sizeGuide, size = '') => sameSizesAs({ sizeGuide }, size));

/** Finds the text itself, in title or brand, in titles of the page's language, too. */
export function findWhole<P extends Searched>(
  products: readonly P[],
  search: Search,
): ReadonlyMap<P, number> {
  const byName = rankedBy(hasText, (product) => product, products, search);
  const { language, isFirst } = titlesFor(search);
  if (byName.size > 0 || !isFirst) return byName;
  return rankedBy(hasText, (product) => translatedName(product, language), products, search);
}

/**
 * Each tier is tried when those before find nothing in stock: the text, its words in title or brand, and its
 * words anywhere with plurals, feminines, synonyms, colours and occasions. `titlesFor` says when translated
 * titles are read. A kind that is named bounds all tiers but the first.
 */
export function findInTiers<P extends Stocked>(
  products: readonly P[],
  search: Search,
  categories: Categories = [],
  whole = findWhole(products, search),
  terms: readonly Term[] = termsOf(search, lexiconOf(products, categories)) ?? [],
): ReadonlyMap<P, number> {
  if (search.words.length === 0) return new Map();
  const isBought = buyable(variantBoundOf(terms));
  const kinds = terms.filter(({ part }) => part === 'GARMENT');
  const ofKind = products.filter(
    (product) =>
      !terms.some(({ part }) => part === 'SIZE') &&
      (kinds.length === 0 || rankByTerms(product, widen(kinds) ?? kinds) !== null),
  );
  const { language, isFirst } = titlesFor(search);
  const titles = () =>
    rankedBy(hasWords, (product) => translatedName(product, language), ofKind, search);
  const tiers = [
    () => whole,
    () => rankedBy(hasWords, (product) => product, ofKind, search),
    ...(isFirst ? [titles] : []),
    () => ranked(products, (product) => rankByTerms(product, terms)),
    () => ranked(products, (product) => rankByTerms(product, widen(terms) ?? [])),
    ...(isFirst ? [] : [titles]),
  ];
  const found = new Map<P, number>();
  for (const tier of tiers) {
    for (const [product, rank] of tier()) {
      found.set(product, Math.min(rank, found.get(product) ?? Infinity));
    }
    if ([...found.keys()].some(isBought)) break;
  }
  return new Map(
    products.flatMap((product) => {
      const rank = found.get(product);
      return rank === undefined ? [] : [[product, rank] as const];
    }),
  );
}

export const hasStock = (found: ReadonlyMap<Stocked, number>) =>
  [...found.keys()].some(({ outOfStock }) => !outOfStock);

type Stocked = Searched & Pick<ProductRecord, 'id' | 'outOfStock' | 'variants'>;

/** Says whether a product can be bought, in the size and colour that a search names. */
const buyable = (bound: VariantBound) => (product: Stocked) =>
  !product.outOfStock &&
  (!isVariantBound(bound) ||
    product.variants.some(
      (variant) => isAvailable(product, variant) && hasBound(product, variant, bound),
    ));

/** Whether a variant has a size and a colour that a search names, a size by its other name, too. */
export function hasBound(
  product: Searched,
  { values }: Pick<VariantRecord, 'values'>,
  { sizes, colours }: VariantBound,
): boolean {
  const own = new Set(values.flatMap((value) => sameSizesAs(product, value)).map(fold));
  const named = coloursOfVariants(product)(values);
  return (
    (sizes.length === 0 || sizes.some((size) => own.has(size))) &&
    (colours.length === 0 || colours.some((colour) => named.includes(colour)))
  );
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
): ReadonlyMap<P, number> {
  return ranked(products, (product) => {
    const name = named(product);
    if (name === null || !has(name, search)) return null;
    return has({ title: name.title, brand: '' }, search) ? 0 : 1;
  });
}

function ranked<P>(
  products: readonly P[],
  rankOf: (product: P) => number | null,
): ReadonlyMap<P, number> {
  const ranks = new Map<P, number>();
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

/**
 * Where a product has every term: the sum of the terms' best places, those of persons left out. Null where it
 * lacks one.
 */
export function rankByTerms(product: Searched, terms: readonly Term[]): number | null {
  const ranks = ranksOfTerms(product, terms);
  if (terms.length === 0 || ranks.includes(undefined)) return null;
  return ranks.reduce<number>(
    (sum, rank, at) => sum + (terms[at]?.part === 'PERSON' ? 0 : (rank ?? 0)),
    0,
  );
}

export const worstOf = (ranks: ReadonlyArray<Rank | undefined>): Rank =>
  RANKS.findLast((rank) => ranks.includes(rank)) ?? 0;
