import {
  isVariantBound,
  NO_BOUNDS,
  variantBoundMatcher,
  variantBoundOf,
  type SearchBounds,
  type VariantBound,
} from '../search/bounds.ts';
import { correctedIn } from '../search/corrections.ts';
import { mostOf } from '../search/most.ts';
import { isBinding, termsOf, widen, type Term } from '../search/terms.ts';
import { containsWords, searchOf, textMatcher } from '../search/search.ts';
import { titlesFor } from '../search/titles.ts';
import { readText, understoodIn, unsoldIn, type ReadText } from '../search/understood.ts';
import { partsOf } from '../search/words.ts';
import type { Search, ReadPart } from '../catalog.store.ts';
import type { IndexedProduct } from './indexed.ts';
import type { CatalogWords } from './words.ts';

export interface Found extends SearchBounds {
  /** Ranks by ordinal: one more than the product's rank, 0 where it was not found. Null where none was. */
  readonly ranks: Uint8Array | null;
  readonly correctedSearch: string | null;
  readonly missingWords: readonly string[];
  readonly understood: readonly ReadPart[];
  readonly unsoldKinds: readonly string[];
}

const WHOLE = {
  correctedSearch: null,
  missingWords: [],
  understood: [],
  unsoldKinds: [],
  ...NO_BOUNDS,
};

export const isFound = ({ ranks }: Found, { ordinal }: IndexedProduct): boolean =>
  ranks !== null && ranks[ordinal] !== 0;

type Products = readonly IndexedProduct[];

/** In the first tier that finds anything in stock: the text, then what was read of it. */
export function findAsWritten(products: Products, words: CatalogWords, search: Search): Found {
  const whole = findWhole(products, words, search);
  const written = search.correctable;
  if (written === undefined) {
    const bound = variantBoundOf(termsOf(search, words) ?? []);
    return { ...WHOLE, ...bound, ranks: findInTiers(products, words, search, whole) };
  }
  const read = readText(search, written);
  const isEnough = whole !== null && hasStock(products, whole, NO_BOUNDS);
  const found = isEnough ? null : findRead(products, words, read, whole);
  if (found && (whole === null || countOf(found.ranks) !== countOf(whole))) return found;
  return {
    ...WHOLE,
    ranks: whole,
    unsoldKinds: unsoldIn(termsOf(read.search, words) ?? [], words),
  };
}

/** Finds what was read of a text, beside the products of `whole`, which are not in stock. */
function findRead(
  products: Products,
  words: CatalogWords,
  read: ReadText,
  whole: Uint8Array | null,
): Found {
  const { search, text, understood, minPrice, maxPrice } = read;
  const terms = termsOf(search, words) ?? [];
  const isPriceAlone = search.words.length === 0 && understood.length > 0;
  return {
    ...WHOLE,
    ...variantBoundOf(terms),
    ranks: isPriceAlone ? words.noRanks().fill(1) : findInTiers(products, words, search, whole),
    understood: [...understoodIn(terms, text), ...understood],
    unsoldKinds: unsoldIn(terms, words),
    minPrice,
    maxPrice,
  };
}

/** Where no product has all that was written: with corrections, else with most of its words. */
export function findOtherwise(
  products: Products,
  words: CatalogWords,
  search: Search,
  text: string,
  written: Found,
): Found {
  const read = readText(search, text);
  const correctedSearch = correctedIn(words, read.search, text);
  const corrected =
    correctedSearch === null
      ? null
      : readText(searchOf(correctedSearch, search.language), correctedSearch);
  const found = corrected && findCorrected(products, words, corrected);
  if (found && (found.ranks || found.unsoldKinds.length > 0)) return { ...found, correctedSearch };
  const most = mostOf(read.search, corrected?.text ?? null, read.text, {
    lexicon: words,
    heldBy: (terms) => words.held(terms),
  });
  if (!most && found?.understood.some(isBinding)) return { ...found, correctedSearch };
  if (!most) return findNone(words, read, written);
  const isCorrected = most.correctedSearch !== null;
  const { text: searched, ...bounds } = isCorrected && corrected ? corrected : read;
  return {
    ...WHOLE,
    ...variantBoundOf(most.held),
    ranks: findInTiers(products, words, most.search, null, most.held),
    correctedSearch: isCorrected ? correctedSearch : null,
    missingWords: most.missingWords,
    understood: [...understoodIn(most.held, searched), ...bounds.understood],
    minPrice: bounds.minPrice,
    maxPrice: bounds.maxPrice,
  };
}

const findCorrected = (products: Products, words: CatalogWords, corrected: ReadText): Found =>
  findRead(products, words, corrected, findWhole(products, words, corrected.search));

/** Where no word of a text is found: what costs as much as it says, or nothing. */
function findNone(words: CatalogWords, read: ReadText, written: Found): Found {
  const isOfPrice = read.understood.length > 0 && !written.understood.some(isBinding);
  if (!isOfPrice) return written;
  return {
    ...written,
    ...NO_BOUNDS,
    minPrice: read.minPrice,
    maxPrice: read.maxPrice,
    ranks: words.noRanks().fill(1),
    missingWords: partsOf(read.text),
    understood: read.understood,
  };
}

/** The text itself, in title or brand, in titles of the page's language, too: found by it alone. */
function findWhole(products: Products, words: CatalogWords, search: Search): Uint8Array | null {
  if (search.words.length === 0) return null;
  const contains = textMatcher(search);
  const { language, isFirst } = titlesFor(search);
  const titleIn = ({ translatedTitles }: IndexedProduct) => translatedTitles[language];
  return (
    findNames(
      products,
      words,
      contains,
      ({ name }) => name,
      ({ title }) => title,
    ) ?? (isFirst ? findNames(products, words, contains, titleIn, titleIn) : null)
  );
}

/**
 * Each tier is tried when those before find nothing in stock: the text, its words in title or brand, and its
 * words anywhere with plurals, feminines, synonyms, colours and occasions. `titlesFor` says when translated
 * titles are read. A kind that is named bounds all tiers but the first. Null where no tier finds anything.
 */
function findInTiers(
  products: Products,
  words: CatalogWords,
  search: Search,
  whole: Uint8Array | null,
  terms: readonly Term[] = termsOf(search, words) ?? [],
): Uint8Array | null {
  if (search.words.length === 0) return null;
  const bound = variantBoundOf(terms);
  const kinds = terms.filter(({ part }) => part === 'GARMENT');
  const sold = kinds.length === 0 ? null : words.ranks(widen(kinds) ?? kinds);
  const isOfKind = ({ ordinal }: IndexedProduct) => sold === null || sold[ordinal] !== 0;
  const { language, isFirst } = titlesFor(search);
  const titleIn = ({ translatedTitles }: IndexedProduct) => translatedTitles[language];
  const hasWords = (folded: string) => containsWords(folded, search);
  // Letters of titles are no sizes.
  const bounded = () => (bound.sizes.length > 0 ? [] : products.filter(isOfKind));
  const titles = () => findNames(bounded(), words, hasWords, titleIn, titleIn);
  const tiers = [
    () => whole,
    () =>
      findNames(
        bounded(),
        words,
        hasWords,
        ({ name }) => name,
        ({ title }) => title,
      ),
    ...(isFirst ? [titles] : []),
    () => ranksOf(words, terms),
    () => ranksOf(words, widen(terms) ?? []),
    ...(isFirst ? [] : [titles]),
  ];
  let found: Uint8Array | null = null;
  for (const tier of tiers) {
    found = bestOf(found, tier());
    if (found && hasStock(products, found, bound)) return found;
  }
  return found;
}

function ranksOf(words: CatalogWords, terms: readonly Term[]): Uint8Array | null {
  const ranks = words.ranks(terms);
  return ranks.some((rank) => rank > 0) ? ranks : null;
}

const countOf = (ranks: Uint8Array | null) => ranks?.filter((rank) => rank > 0).length ?? 0;

/** Says whether any found product can be bought, in the size and colour that the search names. */
function hasStock(products: Products, ranks: Uint8Array, bound: VariantBound): boolean {
  const isBound = isVariantBound(bound);
  const isSearched = variantBoundMatcher(bound);
  return products.some(
    ({ outOfStock, ordinal, variants }) =>
      !outOfStock &&
      ranks[ordinal] !== 0 &&
      (!isBound || variants.some((variant) => variant.isAvailable && isSearched(variant))),
  );
}

/** Returns what either has, by its better rank. */
function bestOf(one: Uint8Array | null, other: Uint8Array | null): Uint8Array | null {
  if (!one || !other) return one ?? other;
  return other.map((rank, at) => {
    const known = one[at] ?? 0;
    return known === 0 || rank === 0 ? known + rank : Math.min(known, rank);
  });
}

/** Finds the products whose names contain something, first those that have it in their titles. */
function findNames(
  products: Products,
  words: CatalogWords,
  contains: (folded: string) => boolean,
  nameOf: (product: IndexedProduct) => string,
  titleOf: (product: IndexedProduct) => string,
): Uint8Array | null {
  const found = products.filter((product) => contains(nameOf(product)));
  if (found.length === 0) return null;
  const ranks = words.noRanks();
  for (const product of found) {
    ranks[product.ordinal] = contains(titleOf(product)) ? 1 : 2;
  }
  return ranks;
}
