import { correctedIn } from '../search/catalog.search.corrections.ts';
import { mostOf } from '../search/catalog.search.most.ts';
import { termsOf, widen, type Term } from '../search/catalog.search.terms.ts';
import { containsText, containsWords, searchOf } from '../search/catalog.search.ts';
import { titlesFor } from '../search/catalog.search.titles.ts';
import type { Search } from '../catalog.store.ts';
import type { ProductTable } from './catalog.table.ts';
import type { Texts } from './catalog.texts.ts';
import type { CatalogWords } from './catalog.words.ts';

export interface Found {
  /** By ordinal: one more than the product's rank, 0 where it was not found. */
  readonly ranks: Uint8Array;
  readonly correctedSearch: string | null;
  readonly missingWords: readonly string[];
}

const WHOLE = { correctedSearch: null, missingWords: [] };

/** In the first tier that finds anything; null where none does. */
export function findAsWritten(
  table: ProductTable,
  words: CatalogWords,
  search: Search,
): Found | null {
  const ranks = findInTiers(table, words, search);
  return ranks && { ...WHOLE, ranks };
}

/** Where no product has all that was written: with corrections, else with most of its words. */
export function findOtherwise(
  table: ProductTable,
  words: CatalogWords,
  search: Search,
  text: string,
): Found {
  const correctedSearch = correctedIn(words, search, text);
  const corrected =
    correctedSearch === null ? null : findInTiers(table, words, searchOf(correctedSearch));
  if (corrected) return { ...WHOLE, ranks: corrected, correctedSearch };
  const most = mostOf(search, correctedSearch, text, {
    lexicon: words,
    heldBy: (terms) => words.held(terms),
  });
  const ranks = most && findInTiers(table, words, most.search);
  return ranks ? { ...most, ranks } : nothingIn(table);
}

export const nothingIn = ({ products }: ProductTable): Found => ({
  ...WHOLE,
  ranks: new Uint8Array(products.length),
});

/**
 * Each tier is tried when the one before finds nothing: the text, its words in title or brand, and its
 * words anywhere with plurals, feminines, synonyms, colours and occasions. `titlesFor` says when translated
 * titles are read. Null where no tier finds anything.
 */
function findInTiers(table: ProductTable, words: CatalogWords, search: Search): Uint8Array | null {
  if (search.words.length === 0) return null;
  const { language, isFirst } = titlesFor(search);
  const findTitles = () => findNames(table, search, table.translatedTitles[language], () => true);
  const isInTitle = (folded: string, ordinal: number, contains: Contains) =>
    contains(folded.slice(0, table.titleLengths[ordinal]), search);
  return (
    findNames(table, search, table.texts, isInTitle) ??
    (isFirst ? findTitles() : null) ??
    findByTerms(words, search) ??
    (isFirst ? null : findTitles())
  );
}

type Contains = typeof containsText;

/** By the text, else by its words. */
function findNames(
  { products }: ProductTable,
  search: Search,
  names: Texts,
  isInTitle: (folded: string, ordinal: number, contains: Contains) => boolean,
): Uint8Array | null {
  const rank = (candidates: readonly number[], contains: Contains) => {
    const found = candidates.filter((ordinal) => contains(names.get(ordinal), search));
    if (found.length === 0) return null;
    const ranks = new Uint8Array(products.length);
    for (const ordinal of found) {
      ranks[ordinal] = isInTitle(names.get(ordinal), ordinal, contains) ? 1 : 2;
    }
    return ranks;
  };
  // Parts that a text must contain, whatever its blanks: few are read word by word.
  const [longest = ''] = search.words.toSorted((a, b) => b.length - a.length);
  const byWord = names.findWithoutBlanks(longest);
  if (byWord.length === 0) return null;
  const byText = search.words.length > 1 ? names.findWithoutBlanks(search.joined) : byWord;
  return rank(byText, containsText) ?? rank(byWord, containsWords);
}

function findByTerms(words: CatalogWords, search: Search): Uint8Array | null {
  const terms = termsOf(search, words) ?? [];
  const wide = widen(terms);
  return foundBy(words, terms) ?? (wide && foundBy(words, wide));
}

function foundBy(words: CatalogWords, terms: readonly Term[]): Uint8Array | null {
  const ranks = words.ranks(terms);
  return ranks.some((rank) => rank > 0) ? ranks : null;
}
