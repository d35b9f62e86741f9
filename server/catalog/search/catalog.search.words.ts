import { fold } from '../../shared/text.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { coloursOf, colourValuesOf } from './catalog.search.colours.ts';
import { foldedWords, markOf } from './catalog.search.stems.ts';

/** Where a word stands, best first: title and colours, brand, category and occasions, then the rest. */
export type Rank = 0 | 1 | 2 | 3;
export const RANKS: readonly Rank[] = [0, 1, 2, 3];

/** What a search reads of a product. */
export type Searched = Pick<
  ProductRecord,
  | 'title'
  | 'brand'
  | 'categoryName'
  | 'description'
  | 'details'
  | 'options'
  | 'occasions'
  | 'searchWords'
>;

/** Descriptions from other shops may contain HTML, whose tags are not words. */
const TAGS = /<[^<>]{1,200}>/g;

function textsOf(product: Searched): ReadonlyArray<readonly [Rank, string]> {
  const { title, brand, categoryName, description, details, searchWords } = product;
  return [
    [0, title],
    ...colourValuesOf(product).map((value) => [0, value] as const),
    [1, brand],
    // « rayban aviateur »
    [1, fold(brand).replaceAll(' ', '')],
    [2, categoryName],
    ...details.map(({ value }) => [3, value] as const),
    [3, searchWords ?? ''],
    [3, (description ?? '').replace(TAGS, ' ')],
  ];
}

/** Every folded word, with the best place where it stands, and a mark for each colour and occasion. */
export function wordsOf(product: Searched): ReadonlyMap<string, Rank> {
  const found = new Map<string, Rank>();
  const add = (word: string, rank: Rank) => {
    const known = found.get(word);
    if (known === undefined || rank < known) found.set(word, rank);
  };
  for (const [rank, text] of textsOf(product)) {
    for (const word of foldedWords(text)) add(word, rank);
  }
  const { names, isFromText } = coloursOf(product);
  for (const name of names) add(markOf(name), isFromText ? 3 : 0);
  for (const occasion of product.occasions) add(markOf(occasion), 2);
  return found;
}

/** Equal for products with equal words. */
export const wordsKey = (product: Searched): string =>
  JSON.stringify([textsOf(product), product.details, product.occasions]);

/** A folded word as the product writes it, with its accents and in lower case. */
export function spellingIn(product: Searched, word: string): string {
  for (const [, text] of textsOf(product)) {
    const written = partsOf(text).find((part) => fold(part) === word);
    if (written !== undefined) return written.toLowerCase();
  }
  return word;
}

const NOT_WORD = /[^\p{L}\p{N}\p{M}]+/u;

/** The words as they are written. */
export function partsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(NOT_WORD)
    .filter((part) => part !== '');
}
