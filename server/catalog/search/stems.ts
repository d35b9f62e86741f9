import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import { fold } from '#shared/fold.ts';

/** In French, also after an elision, in English and in Arabic: they ask for nothing that a product has or lacks. */
const CONNECTING: ReadonlySet<string> = new Set(
  fold(
    `a au aux avec c ce ces cette chez d dans de des du elle en est et il j je l la le les leur ma mais
     mes mon n ne nos notre nous on ou par pas plus pour qu que qui s sa sans se ses si son sous sur t ta
     tes tenue tenues ton un une votre vos vous y the for of and with in to from at my outfit clothes wear
     cherche veux voudrais avez vetement vetements habit habits quelque chose porter mettre aller combien coute
     i need something looking want buy el al dyal bghit chi zwin zwina
     من في مع على عند إلى عن أو و ل ب بدون بلا لي أريد أبحث بغيت ملابس لباس ثوب د ديال ديالي شي`,
  ).split(' '),
);

export const isConnecting = (word: string) => CONNECTING.has(word);

/** Longer ones are no words: codes and addresses. */
const MAX_WORD = 60;

/** Folded words that are stored, of each language. */
const MAX_FOLDED = 20_000;

/**
 * Gives what becomes of each word of a text, folded; `read` gives null for a word that is left out. Texts of a
 * catalogue share most of their words, so that each is folded once.
 */
function wordReader(read: (word: string) => string | null): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const readPart = (part: string): readonly string[] => {
    const words = fold(part)
      .split(' ')
      .filter((word) => word !== '' && word.length <= MAX_WORD)
      .flatMap((word) => read(word) ?? []);
    if (known.size === MAX_FOLDED) known.clear();
    known.set(part, words);
    return words;
  };
  return (text) => {
    const words: string[] = [];
    for (const part of text.split(' ')) words.push(...(known.get(part) ?? readPart(part)));
    return words;
  };
}

const SIZE_LABELS: ReadonlySet<string> = new Set(
  fold('taille tailles size sizes pointure مقاس المقاس قياس').split(' '),
);

/** Makes a size of the word behind it, even of a connecting one: « taille M ». */
export const isSizeLabel = (word: string) => SIZE_LABELS.has(word);

/** Takes a folded word; letters are connecting words unless they follow a label. */
export const isSize = (word: string) => /^(?:\d{1,3}|\d?x*[sl]|m)$/.test(word);

const LATIN = /^[a-z]+$/;
const ARABIC = /^\p{Script=Arabic}+$/u;
export const isArabic = (word: string) => ARABIC.test(word);

/** Begins the words of English texts: « or » and « sable » of a French search are not these. */
const ENGLISH = '~';
export const englishOf = (word: string): string => ENGLISH + word;

export const withoutEnglish = (word: string): string =>
  word.startsWith(ENGLISH) ? word.slice(ENGLISH.length) : word;

/** Readers by language; those of translations omit the words that French texts can have. */
const FOLDED: Readonly<Record<Language, ReturnType<typeof wordReader>>> = {
  FR: wordReader((word) => word),
  AR: wordReader((word) => (isArabic(word) && !isConnecting(word) ? word : null)),
  EN: wordReader((word) => (LATIN.test(word) && !isConnecting(word) ? englishOf(word) : null)),
};

/** Every word of a text, those of English ones as `englishOf`. */
export const foldedWords = (
  text: string,
  language: Language = DEFAULT_LANGUAGE,
): readonly string[] => FOLDED[language](text);

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
 * regular: « robes », « brodées », « soyeuse », « longue », « blanches », « traditionnelle », « orientaux ».
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

export const withoutArticle = (word: string): string => word.replace(ARTICLE, '');

/** Returns the word itself where it has no prefix. */
export const withoutPrefix = (word: string): string => word.replace(PREFIX, '');

/** Returns a text without its connecting words: « Lunettes de soleil » and « lunette soleil » are the same. */
export const keyOf = (text: string): string =>
  foldedWords(text)
    .filter((word) => !isConnecting(word))
    .map(stemOf)
    .join(' ');

/** Stands among a product's words for a colour, an occasion or a size; no text has such a word. */
export const markOf = (name: string): string => `#${name}`;

/** A category and a colour may have one name. */
export const categoryMarkOf = (name: string): string => `##${name}`;

/** No category has such a name. */
export const kindMarkOf = (kind: string): string => `##=${kind}`;

export const materialMarkOf = (material: string): string => `##%${material}`;

const AUDIENCE = '##&';
export const audienceMarkOf = (audience: string): string => AUDIENCE + audience;
export const isAudienceMark = (stem: string): boolean => stem.startsWith(AUDIENCE);

/** Takes a brand's words, folded and joined. */
export const brandMarkOf = (joined: string): string => `##@${stemOf(joined)}`;

/** Whether a stem is the mark of a colour, an occasion or a size. */
export const isQuality = (stem: string): boolean => stem.startsWith('#') && stem[1] !== '#';
