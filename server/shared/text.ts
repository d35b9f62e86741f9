/**
 * Texts as the shop compares and keeps them. Everything here is linear in the length of the text.
 */

const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Unicode's own list of what is not shown: zero width, marks of direction, fillers, tags. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Both shape the letter or the picture before them. */
const JOINERS = String.raw`\u200c\u200d`;
const VARIATIONS = String.raw`\ufe00-\ufe0f\u180b-\u180d\u180f`;
/** What they can shape: letters of Arabic, Indic, Mongolian and other writing, and emoji. */
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

/** Letters that French writes as one and a keyboard as two; Unicode takes them for letters of their own. */
const LIGATURES = /[œæ]/g;

/** Case, accents and punctuation taken out: « Céleste » and « celeste » become the same words. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(LIGATURES, (letter) => (letter === 'œ' ? 'oe' : 'ae'))
    .replace(NOT_WORD, ' ')
    .trim();
}

/** A password as it is counted and hashed: the same letters typed on two systems are the same. */
export function composePassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Trims and composes a text of a form (contract, section 8: any letter of any script). Invisible
 * characters come along with what is pasted, and nobody could take them out again: they go.
 */
export function tidy(text: string): string {
  return withoutInvisible(text).normalize('NFC').trim();
}

/** Takes out what nobody sees, save where it shapes a letter or a picture. */
export function withoutInvisible(text: string): string {
  return text.replace(USELESS, '');
}

/** Whether a text holds anything that nobody sees. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Whether a text holds what no form should: control characters, new lines or broken UTF-16. */
export function hasForbiddenCharacters(text: string): boolean {
  return CONTROL.test(text) || !text.isWellFormed();
}

/** Characters as people count them: one that UTF-16 writes in two halves is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
