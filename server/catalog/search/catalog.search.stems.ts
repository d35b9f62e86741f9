import { fold } from '../../shared/text.ts';

/** In French, also after an elision, in English and in Arabic: they ask for nothing that a product has or lacks. */
const CONNECTING: ReadonlySet<string> = new Set(
  `a au aux avec c ce ces cette chez d dans de des du elle en est et il j je l la le les leur ma mais
   mes mon n ne nos notre nous on ou par pas plus pour qu que qui s sa sans se ses si son sous sur t ta
   tes tenue tenues ton un une votre vos vous y the for of and with in outfit من في مع على و`.split(
    /\s+/,
  ),
);

export const isConnecting = (word: string) => CONNECTING.has(word);

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

const LATIN = /^[a-z]+$/;
/** Arabic: « the », also after « and » or « with », and « for the ». */
const ARTICLE = /^(?:[وب]?ال|لل)(?=.{3})/u;

/**
 * The same for a folded French word in singular and plural, masculine and feminine, where they are
 * regular: « caftans », « brodées », « soyeuse », « longue », « blanches », « traditionnelle », « orientaux ».
 * Of an Arabic word the same without its article.
 */
export function stemOf(word: string): string {
  if (!LATIN.test(word)) return word.replace(ARTICLE, '');
  let stem = word.length > 5 ? word.replace(/(?<!e)aux$/, 'al') : word;
  while ((stem.length > 3 && /[sx]$/.test(stem)) || (stem.length > 4 && stem.endsWith('e'))) {
    // « ll » and « nn » are doubled by the feminine alone: « Chanell » is misspelt.
    stem = stem.replace(/(?<=[eo])(ll|nn)e$/, (ending) => ending.slice(1)).slice(0, -1);
  }
  if (stem.length <= 4) return stem;
  return stem.replace(/gu$/, 'g').replace(/v$/, 'f').replace(/nch$/, 'nc');
}

/** Of a text without its connecting words: « Lunettes de soleil » and « lunette soleil » are the same. */
export const keyOf = (text: string): string =>
  foldedWords(text)
    .filter((word) => !isConnecting(word))
    .map(stemOf)
    .join(' ');

/** Stands among a product's words for a colour or an occasion; no text has such a word. */
export const markOf = (name: string): string => `#${name}`;
