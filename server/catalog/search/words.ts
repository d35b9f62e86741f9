import { DEFAULT_LANGUAGE, TRANSLATIONS, type Language } from '#shared/language.ts';
import { fold } from '#shared/fold.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { isColour } from '../catalog.variant.rules.ts';
import { commonVocabulary, type Vocabulary } from '../translation/words.rules.ts';
import { coloursOf, colourValuesOf } from './colours.ts';
import { categoryMarkOf, foldedWords, isSize, markOf } from './stems.ts';

/** Where a word stands, best first: title and colours, brand, category and occasions, then the rest. */
export type Rank = 0 | 1 | 2 | 3;
export const RANKS: readonly Rank[] = [0, 1, 2, 3];

export type Searched = Pick<
  ProductRecord,
  | 'title'
  | 'brand'
  | 'categoryName'
  | 'description'
  | 'details'
  | 'options'
  | 'occasions'
  | 'colorFamilies'
  | 'searchWords'
  | 'translations'
>;

/** Descriptions from other shops may contain HTML, whose tags are not words. */
const TAGS = /<[^<>]{1,200}>/g;

interface Text {
  readonly rank: Rank;
  readonly text: string;
  readonly language: Language;
}

/** Translates names and values of options. */
export type Translate = Vocabulary['translated'];

/** Returns the texts by rank. */
function textsOf(
  product: Searched,
  translated: Translate = commonVocabulary.translated,
): readonly Text[] {
  const { title, brand, categoryName, description, details, searchWords, translations } = product;
  const texts: Text[] = [];
  const add = (rank: Rank, text: string, language: Language = DEFAULT_LANGUAGE) => {
    texts.push({ rank, text, language });
  };
  add(0, title);
  for (const translation of translations) add(0, translation.title, translation.language);
  for (const colour of colourValuesOf(product)) {
    add(0, colour);
    for (const language of TRANSLATIONS) {
      add(0, translated(language, colour) ?? '', language);
    }
  }
  add(1, brand);
  // « rayban aviateur »
  add(1, foldedWords(brand).join(''));
  add(2, categoryName);
  for (const { value } of details) add(3, value);
  add(3, searchWords ?? '');
  add(3, withoutTags(description));
  for (const translation of translations) {
    for (const { value } of translation.details) add(3, value, translation.language);
    add(3, withoutTags(translation.description), translation.language);
  }
  return texts;
}

function withoutTags(description: string | null): string {
  return description?.includes('<') ? description.replace(TAGS, ' ') : (description ?? '');
}

function sizesOf({ options }: Searched): readonly string[] {
  return options
    .filter((option) => !isColour(option))
    .flatMap(({ values }) => values.flatMap(({ value }) => foldedWords(value)))
    .filter(isSize);
}

/**
 * Returns every folded word with the best place where it stands, those of English texts as `englishOf`; and marks
 * for each colour, occasion and size and the category. Without `translated`, colours have the translations that every
 * shop knows.
 */
export function wordsOf(product: Searched, translated?: Translate): ReadonlyMap<string, Rank> {
  const words = new Map<string, Rank>();
  // The best place of a word comes first.
  const add = (word: string, rank: Rank) => {
    if (!words.has(word)) words.set(word, rank);
  };
  for (const { rank, text, language } of textsOf(product, translated)) {
    for (const word of foldedWords(text, language)) add(word, rank);
  }
  const { names, isFromText } = coloursOf(product);
  for (const name of names) add(markOf(name), isFromText ? 3 : 0);
  for (const occasion of product.occasions) add(markOf(occasion), 2);
  add(categoryMarkOf(product.categoryName), 2);
  for (const size of sizesOf(product)) add(markOf(size), 2);
  return words;
}

/** Equal for products with equal words. */
export const wordsKey = (product: Searched): string =>
  JSON.stringify([
    textsOf(product),
    product.details,
    product.occasions,
    product.options,
    product.colorFamilies,
  ]);

/** A folded word as the product writes it, with its accents and in lower case. */
export function spellingIn(product: Searched, word: string): string {
  for (const { text } of textsOf(product)) {
    const written = partsOf(text).find((part) => fold(part) === word);
    if (written !== undefined) return written.toLowerCase();
  }
  return word;
}

/** Joiners stand inside words. */
const NOT_WORD = /[^\p{L}\p{N}\p{M}\u200c\u200d]+/u;

/** The words as they are written. */
export function partsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(NOT_WORD)
    .filter((part) => fold(part) !== '');
}
