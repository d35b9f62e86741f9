const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g;
const SEPARATORS = /[\u066b\u066c]/g;

/** Arabic-Indic and Persian digits as 0 to 9; the rest as it is. */
export function digitsOf(text: string): string {
  return text.replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Works like `digitsOf`, of a number: with a point for the Arabic decimal separator, and none for
 * thousands.
 */
export function numberText(text: string): string {
  return digitsOf(text).replace(SEPARATORS, (mark) => (mark === '\u066b' ? '.' : ''));
}

/**
 * Returns whether it has other than the five digits of Moroccan postal codes; the APIs take what the specification
 * lets them. A blank one is not wrong.
 */
export const isWrongPostalCode = (text: string) =>
  text.trim() !== '' && !/^\d{5}$/.test(digitsOf(text).replaceAll(/\s/g, ''));

const GROUPED = /^([1-9]\d{0,2})(?:([.,])\d{3})(?:\2\d{3})*(?:(?!\2)[.,]\d+)?$/;

/**
 * Returns a number as people and spreadsheets write it in the form `1299.5`: `1 299,5`, `1.299,50`, `1,299`,
 * `١٢٩٩٫٥`. Three digits after a single separator are a group, so « 1.290 » is 1290 (capabilities, section 14).
 * Returns null for any other text.
 */
export function readDecimal(text: string): string | null {
  const plain = numberText(text.replace(/\s/g, ''));
  const separator = GROUPED.exec(plain)?.[2];
  const ungrouped = separator === undefined ? plain : plain.replaceAll(separator, '');
  const point = ungrouped.replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(point) ? point : null;
}

export const MAX_STOCK = 9_999_999;

/**
 * A counted stock: `12`, `1 200`, `1.200`, and `12,0` as spreadsheets may write it. Undefined for any other
 * text; an empty one is null, not counted.
 */
export function readStock(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const stock = Number(readDecimal(text) ?? Number.NaN);
  return Number.isInteger(stock) && stock <= MAX_STOCK ? stock : undefined;
}

export function writeStock(stock: number | null): string {
  return stock === null ? '' : String(stock);
}

/** Reads 8 or 12 to 14 digits, the last one a check; null for any other text. */
export function readGtin(text: string): string | null {
  const digits = digitsOf(text).replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : null;
}
