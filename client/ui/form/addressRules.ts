import { digitsOf } from '#shared/digits.ts';
import { isPhone, isRepeatedDigit } from '#shared/phone-number.ts';

// One @, no blanks, a dot in the domain; the server checks more (server/shared/form.ts).
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Blank is not wrong, here and below: each form says what it requires. */
export function isWrongEmail(text: string) {
  const email = text.trim();
  return email !== '' && (email.length > 254 || !EMAIL.test(email));
}

export function isWrongPhone(text: string) {
  return text.trim() !== '' && (!isPhone(text) || isRepeatedDigit(text));
}

/** Moroccan postal codes have five digits; the APIs take what the specification lets them. */
export function isWrongPostalCode(text: string) {
  return text.trim() !== '' && !/^\d{5}$/.test(digitsOf(text).replaceAll(/\s/g, ''));
}
