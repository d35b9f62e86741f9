import { digitsOf } from '../../../server/shared/digits.ts';

/** Also marks of direction, with which numbers are copied out of Arabic texts. */
const filling = /[\s.\-\u2010-\u2015\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const pattern = /^(?=(?:\+*\d){8})[0-9+]{10,13}$/;

/** 10 to 13 digits, Western, Arabic-Indic or Persian, and `+`, not counting blanks, dots and dashes. */
export function isPhone(text: string) {
  return pattern.test(digitsOf(text).replace(filling, ''));
}

/** Blank is not wrong: each form says what it requires. */
export function isWrongPhone(text: string) {
  return text.trim() !== '' && !isPhone(text);
}

/** Moroccan postal codes have five digits; the APIs take what the specification lets them. */
export function isWrongPostalCode(text: string) {
  return text.trim() !== '' && !/^\d{5}$/.test(digitsOf(text).replaceAll(/\s/g, ''));
}
