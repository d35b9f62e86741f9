import { digitsOf } from './digits.ts';

const MARKS = /\p{M}/gu;
/** Unicode's modifier letters, such as the apostrophe U+02BC of « Nʼait », are letters; here they join no words. */
const NOT_WORD = /(?:[^\p{L}\p{N}]|[\u02b9-\u02c1])+/gu;

export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

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
  '\u0763': '\u0643',
};
const OTHER_FORMS = new RegExp(`[${Object.keys(PLAIN_FORMS).join('')}]`, 'g');
/** And tatweel, which only stretches a word. */
const UNSEEN = new RegExp(`\u0640|${INVISIBLE.source}`, 'gu');

const NOT_PLAIN = /[^a-z0-9]+/g;

/** ASCII by the French characters of Latin-1 that have it. */
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

/** Folds a text and removes its blanks: « ray ban » and « Ray-Ban » are « rayban ». */
export const foldJoined = (text: string): string => fold(text).replaceAll(' ', '');
