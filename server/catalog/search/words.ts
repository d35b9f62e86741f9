import { DEFAULT_LANGUAGE, TRANSLATIONS, type Language } from '#shared/language.ts';
import { fold, foldJoined } from '#shared/fold.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { isColour } from '../catalog.variant.rules.ts';
import { audienceOf } from '../catalog.audience.rules.ts';
import { kindsOf, widerKindsOf } from '../kind/kind.rules.ts';
import type { SameSizes } from '../sizes/same-sizes.rules.ts';
import { commonVocabulary, type Vocabulary } from '../translation/words.rules.ts';
import { coloursOf, colourValuesOf } from './colours.ts';
import {
  audienceMarkOf,
  brandMarkOf,
  categoryMarkOf,
  foldedWords,
  isSize,
  kindMarkOf,
  markOf,
  materialMarkOf,
} from './stems.ts';
import { materialsIn } from './synonyms.ts';

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
  | 'kinds'
  | 'audience'
  | 'searchWords'
  | 'sizeGuide'
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

function sizesOf({ options, sizeGuide }: Searched, sameSizes: SameSizes): readonly string[] {
  return options
    .filter((option) => !isColour(option))
    .flatMap(({ values }) => values.flatMap(({ value }) => [value, ...sameSizes(sizeGuide, value)]))
    .flatMap((size) => foldedWords(size))
    .filter(isSize);
}

/**
 * Returns every folded word with the best place where it stands, those of English texts as `englishOf`; and marks
 * for each colour, occasion and size and the category. Without `translated`, colours have the translations that every
 * shop knows; without `sameSizes`, sizes have their own names alone.
 */
export function wordsOf(
  product: Searched,
  translated?: Translate,
  sameSizes: SameSizes = () => [],
): ReadonlyMap<string, Rank> {
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
  const kinds = kindsOf(product);
  for (const kind of kinds) add(kindMarkOf(kind), 0);
  for (const kind of kinds.flatMap(widerKindsOf)) add(kindMarkOf(kind), 1);
  for (const [material, rank] of materialsOf(product)) add(materialMarkOf(material), rank);
  for (const audience of audienceOf(product)) add(audienceMarkOf(audience), 2);
  add(brandMarkOf(foldJoined(product.brand)), 1);
  add(categoryMarkOf(product.categoryName), 2);
  for (const size of sizesOf(product, sameSizes)) add(markOf(size), 2);
  return words;
}

const MATERIAL_LABELS: ReadonlySet<string> = new Set([
  'matiere',
  'matieres',
  'composition',
  'tissu',
  'monture',
]);

/**
 * Returns the materials of its title and of a detail « Matière »; those of its other texts where it has neither: a
 * thread of linen makes no linen trousers.
 */
function materialsOf(product: Searched): ReadonlyArray<readonly [material: string, rank: Rank]> {
  const { title, brand, categoryName, details, description, searchWords } = product;
  const labelled = details.filter(({ label }) => MATERIAL_LABELS.has(fold(label)));
  const own = [
    ...materialsRanked(0, [title]),
    ...materialsRanked(
      2,
      labelled.map(({ value }) => value),
    ),
  ];
  if (own.length > 0) return own;
  const others = [...details.map(({ value }) => value), searchWords ?? ''];
  return [
    ...materialsRanked(1, [brand]),
    ...materialsRanked(2, [categoryName]),
    ...materialsRanked(3, [...others, withoutTags(description)]),
  ];
}

const materialsRanked = (rank: Rank, texts: readonly string[]) =>
  texts.flatMap(materialsIn).map((material) => [material, rank] as const);

/** Equal for products with equal words. */
export const wordsKey = (product: Searched): string =>
  JSON.stringify([
    textsOf(product),
    product.details,
    product.occasions,
    product.kinds,
    product.audience,
    product.options,
    product.sizeGuide,
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
const WORD = /[\p{L}\p{N}\p{M}\u200c\u200d]+/gu;

/** The words as they are written. */
export function partsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(NOT_WORD)
    .filter((part) => fold(part) !== '');
}

/** Returns what is written from one folded word of a text to the place behind another. */
export function writtenAt(text: string, [from, to]: readonly [from: number, to: number]): string {
  const places = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    fold(word)
      .split(' ')
      .flatMap((each) => (each === '' ? [] : [[index, index + word.length] as const])),
  );
  return text.slice(places[from]?.[0] ?? 0, places[to - 1]?.[1] ?? 0);
}
