import { digitsOf } from './digits.ts';

/** Reads 8 or 12 to 14 digits, the last one a check; null for any other text. */
export function readGtin(text: string): string | null {
  const digits = digitsOf(text).replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : null;
}
