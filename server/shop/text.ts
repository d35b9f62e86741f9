/**
 * Texts as the shop compares and keeps them. Everything here is linear in the length of the text.
 */

const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const CONTROL = /\p{Cc}/u;

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

/** Trims and composes a text of a form (contract, section 8: any letter of any script). */
export function tidy(text: string): string {
  return text.normalize('NFC').trim();
}

/** Whether a text holds characters that no form should: control characters or broken UTF-16. */
export function hasForbiddenCharacters(text: string): boolean {
  return CONTROL.test(text) || !text.isWellFormed();
}

/** Characters as people count them: one that UTF-16 writes in two halves is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
