/**
 * Texts as the shop compares and keeps them. Everything here is linear in the length of the text.
 */

const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const CONTROL = /\p{Cc}/u;

/** Case, accents and punctuation taken out: « Céleste » and « celeste » become the same words. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(NOT_WORD, ' ').trim();
}

/** Trims and composes a text of a form (contract, section 8: any letter of any script). */
export function tidy(text: string): string {
  return text.normalize('NFC').trim();
}

/** Whether a text holds characters that no form should: control characters or broken UTF-16. */
export function hasForbiddenCharacters(text: string): boolean {
  return CONTROL.test(text) || !text.isWellFormed();
}
