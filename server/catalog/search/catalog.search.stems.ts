import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import { fold } from '#shared/fold.ts';

/** In French, also after an elision, in English and in Arabic: they ask for nothing that a product has or lacks. */
const CONNECTING: ReadonlySet<string> = new Set(
  fold(
    `a au aux avec c ce ces cette chez d dans de des du elle en est et il j je l la le les leur ma mais
     mes mon n ne nos notre nous on ou par pas plus pour qu que qui s sa sans se ses si son sous sur t ta
     tes tenue tenues ton un une votre vos vous y the for of and with in to from at my outfit clothes wear
     cherche veux voudrais avez vetement vetements habit habits quelque chose porter mettre aller combien coute
     i need something looking want buy el al dyal bghit
     من في مع على عند إلى عن أو و ل ب بدون بلا لي أريد أبحث بغيت ملابس لباس د ديال ديالي`,
  ).split(' '),
);

export const isConnecting = (word: string) => CONNECTING.has(word);

/** Longer ones are no words: codes and addresses. */
const MAX_WORD = 60;

/** Longer texts are hardly ever equal. */
const SHORT_TEXT = 160;
const MAX_FOLDED = 20_000;

/** Words and short texts, which products share: to fold each once is many times faster. */
class FoldedTexts {
  readonly #words = new Map<string, readonly string[]>();
  readonly #texts = new Map<string, readonly string[]>();
  readonly #read: (word: string) => string | null;

  /** `read` gives what becomes of a folded word; null where it is left out. */
  constructor(read: (word: string) => string | null) {
    this.#read = read;
  }

  wordsOf(text: string): readonly string[] {
    if (text.length > SHORT_TEXT) return this.#split(text);
    return known(this.#texts, text, () => this.#split(text));
  }

  #split(text: string): readonly string[] {
    const words: string[] = [];
    for (let from = 0; from < text.length;) {
      const blank = text.indexOf(' ', from);
      const to = blank === -1 ? text.length : blank;
      const part = text.slice(from, to);
      for (const word of known(this.#words, part, () => this.#fold(part))) words.push(word);
      from = to + 1;
    }
    return words;
  }

  #fold(part: string): readonly string[] {
    return fold(part)
      .split(' ')
      .filter((word) => word !== '' && word.length <= MAX_WORD)
      .flatMap((word) => this.#read(word) ?? []);
  }
}

function known(
  found: Map<string, readonly string[]>,
  text: string,
  find: () => readonly string[],
): readonly string[] {
  const before = found.get(text);
  if (before) return before;
  const words = find();
  if (found.size === MAX_FOLDED) found.clear();
  found.set(text, words);
  return words;
}

const SIZE_LABELS: ReadonlySet<string> = new Set(
  fold('taille tailles size sizes pointure مقاس المقاس قياس').split(' '),
);

/** Makes a size of the word behind it, even of a connecting one: « taille M ». */
export const isSizeLabel = (word: string) => SIZE_LABELS.has(word);

/** Of a folded word; letters that are connecting words only behind a label. */
export const isSize = (word: string) => /^(?:\d{1,3}|\d?x*[sl]|m)$/.test(word);

const LATIN = /^[a-z]+$/;
const ARABIC = /^\p{Script=Arabic}+$/u;
export const isArabic = (word: string) => ARABIC.test(word);

/** Begins the words of English texts: « or » and « sable » of a French search are not these. */
const ENGLISH = '~';
export const englishOf = (word: string): string => ENGLISH + word;

export const withoutEnglish = (word: string): string =>
  word.startsWith(ENGLISH) ? word.slice(ENGLISH.length) : word;

/** Of translations only what French texts cannot have. */
const FOLDED: Readonly<Record<Language, FoldedTexts>> = {
  FR: new FoldedTexts((word) => word),
  AR: new FoldedTexts((word) => (isArabic(word) && !isConnecting(word) ? word : null)),
  EN: new FoldedTexts((word) => (LATIN.test(word) && !isConnecting(word) ? englishOf(word) : null)),
};

/** Every word of a text, those of English ones as `englishOf`. */
export const foldedWords = (
  text: string,
  language: Language = DEFAULT_LANGUAGE,
): readonly string[] => FOLDED[language].wordsOf(text);

/** Arabic: « the », also after « and », « with » or « as », and « for the ». */
const ARTICLE = /^(?:[وبفك]?ال|لل)(?=..)/u;
/** Feminine, its plural, and the end of colours such as « حمراء ». */
const ARABIC_ENDING = /(?<=...)(?:ات|ه)$|(?<=..ا)ء$/u;

/** « mari » would have the stem of « mariée »; no other stem ends in « s ». */
const HUSBAND = 'maris';
/** Arabic: « and », « for », « with », as they are written before a word. */
const PREFIX = /^[ولب](?=...)/u;

/**
 * The same for a folded French word in singular and plural, masculine and feminine, where they are
 * regular: « caftans », « brodées », « soyeuse », « longue », « blanches », « traditionnelle », « orientaux ».
 * Of an Arabic word the same with and without its article, in masculine, feminine and the plural of the
 * feminine: « المطرزة », « مطرز », « مطرزات ».
 */
export function stemOf(word: string): string {
  if (/^maris?$/.test(word)) return HUSBAND;
  if (word.startsWith(ENGLISH)) return englishOf(stemOf(withoutEnglish(word)));
  if (!LATIN.test(word)) return withoutArticle(word).replace(ARABIC_ENDING, '');
  let stem = word.length > 5 ? word.replace(/(?<!e)aux$/, 'al') : word;
  while ((stem.length > 3 && /[sx]$/.test(stem)) || (stem.length > 4 && stem.endsWith('e'))) {
    // « ll » and « nn » are doubled by the feminine alone: « Chanell » is misspelt.
    stem = stem.replace(/(?<=[eo])(ll|nn)e$/, (ending) => ending.slice(1)).slice(0, -1);
  }
  if (stem.length <= 4) return stem;
  return stem.replace(/gu$/, 'g').replace(/v$/, 'f').replace(/nch$/, 'nc');
}

/** Of a folded word. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, '');

/** Of a folded word; the word itself where it has none. */
export const withoutPrefix = (word: string): string => word.replace(PREFIX, '');

/** Of a text without its connecting words: « Lunettes de soleil » and « lunette soleil » are the same. */
export const keyOf = (text: string): string =>
  foldedWords(text)
    .filter((word) => !isConnecting(word))
    .map(stemOf)
    .join(' ');

/** Stands among a product's words for a colour, an occasion or a size; no text has such a word. */
export const markOf = (name: string): string => `#${name}`;

/** A category and a colour may have one name. */
export const categoryMarkOf = (name: string): string => `##${name}`;

/** Whether a stem is the mark of a colour, an occasion or a size. */
export const isQuality = (stem: string): boolean => stem.startsWith('#') && stem[1] !== '#';
