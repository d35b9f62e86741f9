import { INVISIBLE } from './fold.ts';

/** Everything here is linear in the length of the text. */

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

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
