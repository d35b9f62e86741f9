import { digitsOf } from './digits.ts';

/** Digits and `+`, 10 to 13 (specification, section 5), most of them digits. */
const PHONE = /^(?=(?:\+*\d){8})[0-9+]{10,13}$/;
/**
 * Characters that people write between digits, and invisible marks, with which numbers are copied.
 */
const FILLING = /[\s\p{Cf}\p{Pd}.\u00b7/()\u2212]/gu;
/** `+212 (0)6 …`: abroad the zero is left out. */
const TRUNK_ZERO = /^(\+|00)2120(?=\d{9}$)/;
/** `6 12 34 56 78`: at home the zero belongs to it. */
const WITHOUT_ZERO = /^[5-8]\d{8}$/;

/**
 * Returns the one reading of a typed phone number, which may be none: in Western digits, without blanks,
 * dots, dashes, slashes and brackets, and with Morocco's zero where it belongs.
 */
export function phoneOf(text: string): string {
  const digits = digitsOf(text.normalize('NFKC')).replace(FILLING, '');
  const phone = digits.replace(TRUNK_ZERO, '$1212');
  return WITHOUT_ZERO.test(phone) ? `0${phone}` : phone;
}

/** Accepts Western, Arabic-Indic, Persian or full-width digits; 00 is a `+`. */
export function isPhone(text: string): boolean {
  const phone = phoneOf(text);
  return PHONE.test(phone) || PHONE.test(phone.replace(/^00/, '+'));
}

/** One digit all along, such as `0000000000`: the APIs take it, as the specification lets them; no form does. */
export const isRepeatedDigit = (text: string) => /^\+?(\d)\1*$/.test(phoneOf(text));

/** No form takes it. A blank one is not wrong: each form says what it requires. */
export const isWrongPhone = (text: string) =>
  text.trim() !== '' && (!isPhone(text) || isRepeatedDigit(text));
