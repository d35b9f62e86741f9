import { digitsOf } from '../../../server/shared/isomorphic/digits.ts';
import { isPhone, isRepeatedDigit } from '../../../server/shared/isomorphic/phone-number.ts';

/** Blank is not wrong: each form says what it requires. */
export function isWrongPhone(text: string) {
  return text.trim() !== '' && (!isPhone(text) || isRepeatedDigit(text));
}

/** Moroccan postal codes have five digits; the APIs take what the specification lets them. */
export function isWrongPostalCode(text: string) {
  return text.trim() !== '' && !/^\d{5}$/.test(digitsOf(text).replaceAll(/\s/g, ''));
}
