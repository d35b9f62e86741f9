import { fold } from '../../shared/text.ts';

/** In French and after an elision; they find nothing by themselves. All clothes here are women's. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a au aux avec c ce ces cette chez d dans de des du elle en est femme femmes et il j je l la le les leur ma mais
   mes mon n ne nos notre nous on ou par pas plus pour qu que qui s sa sans se ses si son sous sur t ta
   tes ton un une votre vos vous y the for of and with in`.split(/\s+/),
);

/** Where a word stands, best first: title, brand, category, then details and description. */
export type Rank = 0 | 1 | 2 | 3;
export const RANKS: readonly Rank[] = [0, 1, 2, 3];

/** What a search reads of a product. */
export interface Searched {
  readonly title: string;
  readonly brand: string;
  readonly categoryName: string;
  readonly description: string | null;
  readonly details: ReadonlyArray<{ readonly value: string }>;
}

/** Descriptions from other shops may contain HTML, whose tags are not words. */
const TAGS = /<[^<>]{1,200}>/g;

export function ranksOfTexts(product: Searched): ReadonlyArray<readonly [Rank, string]> {
  const { title, brand, categoryName, description, details } = product;
  return [
    [0, title],
    [1, brand],
    [2, categoryName],
    ...details.map(({ value }) => [3, value] as const),
    [3, (description ?? '').replace(TAGS, ' ')],
  ];
}

/** Longer ones are no words: codes and addresses. */
const MAX_WORD = 60;

/** Words and short texts, which products share: to fold each once halves the time to index them. */
const foldedTexts = new Map<string, readonly string[]>();
const MAX_FOLDED_TEXTS = 20_000;
/** Longer texts are hardly ever equal. */
const SHORT_TEXT = 40;

export function foldedWords(text: string): readonly string[] {
  return text.length > SHORT_TEXT ? text.split(' ').flatMap(foldedOnce) : foldedOnce(text);
}

function foldedOnce(text: string): readonly string[] {
  const known = foldedTexts.get(text);
  if (known) return known;
  const words = fold(text).split(' ');
  const found = words.filter((word) => word !== '' && word.length <= MAX_WORD);
  if (foldedTexts.size === MAX_FOLDED_TEXTS) foldedTexts.clear();
  foldedTexts.set(text, found);
  return found;
}

/** Every folded word, with the best place where it stands. */
export function wordsOf(product: Searched): ReadonlyMap<string, Rank> {
  const found = new Map<string, Rank>();
  for (const [rank, text] of ranksOfTexts(product)) {
    for (const word of foldedWords(text)) {
      if (!found.has(word)) found.set(word, rank);
    }
  }
  return found;
}

/** A folded word as the product writes it, with its accents and in lower case. */
export function spellingIn(product: Searched, word: string): string {
  for (const [, text] of ranksOfTexts(product)) {
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

const LATIN = /^[a-z]+$/;

/**
 * The same for a folded French word in singular and plural, masculine and feminine, where they are
 * regular: « caftans », « brodées », « soyeuse », « longue », « blanches », « traditionnelle », « orientaux ».
 */
export function stemOf(word: string): string {
  if (!LATIN.test(word)) return word;
  let stem = word.length > 5 ? word.replace(/(?<!e)aux$/, 'al') : word;
  while ((stem.length > 3 && /[sx]$/.test(stem)) || (stem.length > 4 && stem.endsWith('e'))) {
    // « ll » and « nn » are doubled by the feminine alone: « Chanell » is misspelt.
    stem = stem.replace(/(?<=[eo])(ll|nn)e$/, (ending) => ending.slice(1)).slice(0, -1);
  }
  if (stem.length <= 4) return stem;
  return stem.replace(/gu$/, 'g').replace(/v$/, 'f').replace(/nch$/, 'nc');
}
