import { digitsOf } from '#shared/digits.ts';

/** Everything here is linear in the length of the text. */

const MARKS = /\p{M}/gu;
/** Unicode's modifier letters, such as the apostrophe U+02BC of « Nʼait », are letters; here they join no words. */
const NOT_WORD = /(?:[^\p{L}\p{N}]|[\u02b9-\u02c1])+/gu;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** They shape the character before them. */
const JOINERS = String.raw`\u200c\u200d`;
const VARIATIONS = String.raw`\ufe00-\ufe0f\u180b-\u180d\u180f`;
const MARK = String.raw`(?!${INVISIBLE.source})\p{M}`;
const LETTER = String.raw`(?!\p{Script=Latin}|${INVISIBLE.source})\p{L}(?:${MARK}){0,4}`;
const SHAPED = String.raw`(?:${LETTER}|\p{Extended_Pictographic}|\p{Emoji_Modifier})`;
const USELESS = new RegExp(
  [
    `(?<!${SHAPED})[${VARIATIONS}]`,
    `(?<!${SHAPED}[${VARIATIONS}]?)[${JOINERS}]`,
    `(?![${VARIATIONS}${JOINERS}])${INVISIBLE.source}`,
  ].join('|'),
  'gu',
);

/** Unicode does not decompose them: ligatures, and forms of Arabic characters, with those of Persian and Darija. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '\u0629': '\u0647',
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u0671': '\u0627',
  '\u067e': '\u0628',
  '\u06a4': '\u0641',
  '\u06a9': '\u0643',
  '\u06ad': '\u0643',
  '\u06af': '\u0643',
};
const OTHER_FORMS = new RegExp(`[${Object.keys(PLAIN_FORMS).join('')}]`, 'g');
/** And tatweel, which only stretches a word. */
const UNSEEN = new RegExp(`\u0640|${INVISIBLE.source}`, 'gu');

const NOT_PLAIN = /[^a-z0-9]+/g;

/** Of French: what each character of Latin-1 becomes, where that is ASCII. */
const PLAIN_OF = new Map(
  Array.from({ length: 128 }, (_, n) => String.fromCodePoint(128 + n))
    .map((character) => [character, decompose(`a${character}a`).slice(1, -1)] as const)
    .filter(([, plain]) => /^[a-z0-9 ]+$/.test(plain)),
);
const ACCENTED = [...PLAIN_OF.keys()].join('');
const FRENCH = new RegExp(String.raw`^[\p{ASCII}${ACCENTED}]*$`, 'u');
const NOT_ASCII = new RegExp(`[${ACCENTED}]`, 'g');

/**
 * Removes case, accents, punctuation and the differences between forms of Arabic characters, and writes
 * digits as 0 to 9: « Céleste » becomes « celeste », « أُنُوثـة » becomes « انوثه ».
 */
export function fold(text: string): string {
  if (!FRENCH.test(text)) return compact(decompose(text));
  // Six times as fast, for the texts of every order.
  return text
    .replace(NOT_ASCII, (character) => PLAIN_OF.get(character) ?? '')
    .toLowerCase()
    .replace(NOT_PLAIN, ' ')
    .trim();
}

function decompose(text: string): string {
  return digitsOf(text.normalize('NFKD'))
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(OTHER_FORMS, (form) => PLAIN_FORMS[form] ?? '')
    .replace(NOT_WORD, ' ')
    .trim();
}

/** V8 takes two bytes for each character of what had marks, also once they are removed. */
function compact(text: string): string {
  return text.split('').join('');
}

/** The same letters typed on two systems must give the same hash. */
export function composePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Trims, composes and removes invisible characters, which come with pasted text. */
export function tidy(text: string): string {
  return withoutInvisible(text).normalize('NFC').trim();
}

/** Except where they shape a character. */
function withoutInvisible(text: string): string {
  return text.replace(USELESS, '');
}

export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Control characters, line breaks or broken UTF-16. */
export function hasForbiddenCharacters(text: string): boolean {
  return CONTROL.test(text) || !text.isWellFormed();
}

export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Compares by a text, for `toSorted`; units of UTF-16. */
export function byText<T>(textOf: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => {
    const [x, y] = [textOf(a), textOf(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  };
}
