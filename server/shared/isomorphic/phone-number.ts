import { digitsOf } from './digits.ts';

/** Digits and `+`, 10 to 13 (specification, section 5), most of them digits. */
const PHONE = /^(?=(?:\+*\d){8})[0-9+]{10,13}$/;
/** Also marks of direction, with which numbers are copied out of Arabic texts. */
const FILLING = /[\s.\-\u2010-\u2015\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** In Western digits, without blanks, dots and dashes. */
export function withoutFilling(text: string): string {
  return digitsOf(text).replace(FILLING, '');
}

/** In Western, Arabic-Indic or Persian digits; blanks, dots and dashes do not count, and 00 is a `+`. */
export function isPhone(text: string): boolean {
  const phone = withoutFilling(text);
  return PHONE.test(phone) || PHONE.test(phone.replace(/^00/, '+'));
}
