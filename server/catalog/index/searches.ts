import { correctedIn } from '../search/corrections.ts';
import { mostOf } from '../search/most.ts';
import { termsOf, widen } from '../search/terms.ts';
import { containsWords, searchOf, textMatcher } from '../search/search.ts';
import { titlesFor } from '../search/titles.ts';
import type { Search } from '../catalog.store.ts';
import type { IndexedProduct } from './indexed.ts';
import type { CatalogWords } from './words.ts';

export interface Found {
  /** Ranks by ordinal: one more than the product's rank, 0 where it was not found. Null where none was. */
  readonly ranks: Uint8Array | null;
  readonly correctedSearch: string | null;
  readonly missingWords: readonly string[];
}

const WHOLE = { correctedSearch: null, missingWords: [] };

export const isFound = ({ ranks }: Found, { ordinal }: IndexedProduct): boolean =>
  ranks !== null && ranks[ordinal] !== 0;

type Products = readonly IndexedProduct[];

/** In the first tier that finds anything. */
export const findAsWritten = (products: Products, words: CatalogWords, search: Search): Found => ({
  ...WHOLE,
  ranks: findInTiers(products, words, search),
});

/** Where no product has all that was written: with corrections, else with most of its words. */
export function findOtherwise(
  products: Products,
  words: CatalogWords,
  search: Search,
  text: string,
): Found {
  const correctedSearch = correctedIn(words, search, text);
  const corrected =
    correctedSearch === null ? null : findInTiers(products, words, searchOf(correctedSearch));
  if (corrected) return { ...WHOLE, ranks: corrected, correctedSearch };
  const most = mostOf(search, correctedSearch, text, {
    lexicon: words,
    heldBy: (terms) => words.held(terms),
  });
  return { ...WHOLE, ...most, ranks: most && findInTiers(products, words, most.search) };
}

/**
 * Each tier is tried when the one before finds nothing: the text, its words in title or brand, and its
 * words anywhere with plurals, feminines, synonyms, colours and occasions. `titlesFor` says when translated
 * titles are read. Null where no tier finds anything.
 */
function findInTiers(products: Products, words: CatalogWords, search: Search): Uint8Array | null {
  if (search.words.length === 0) return null;
  const { language, isFirst } = titlesFor(search);
  const titleIn = ({ translatedTitles }: IndexedProduct) => translatedTitles[language];
  const findTitles = () => findNames(products, words, search, titleIn, titleIn);
  return (
    findNames(
      products,
      words,
      search,
      ({ name }) => name,
      ({ title }) => title,
    ) ??
    (isFirst ? findTitles() : null) ??
    findByTerms(words, search) ??
    (isFirst ? null : findTitles())
  );
}

/** Finds names by the text, else by its words: first those that have it in their titles. */
function findNames(
  products: Products,
  words: CatalogWords,
  search: Search,
  nameOf: (product: IndexedProduct) => string,
  titleOf: (product: IndexedProduct) => string,
): Uint8Array | null {
  const hasWords = (folded: string) => containsWords(folded, search);
  for (const contains of [textMatcher(search), hasWords]) {
    const found = products.filter((product) => contains(nameOf(product)));
    if (found.length === 0) continue;
    const ranks = words.noRanks();
    for (const product of found) {
      ranks[product.ordinal] = contains(titleOf(product)) ? 1 : 2;
    }
    return ranks;
  }
  return null;
}

function findByTerms(words: CatalogWords, search: Search): Uint8Array | null {
  const terms = termsOf(search, words) ?? [];
  const ranks = words.ranks(terms);
  if (hasAny(ranks)) return ranks;
  const wide = words.ranks(widen(terms) ?? []);
  return hasAny(wide) ? wide : null;
}

const hasAny = (ranks: Uint8Array) => ranks.some((rank) => rank > 0);
