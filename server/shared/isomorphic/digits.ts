const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g;
const SEPARATORS = /[\u066b\u066c]/g;

/** Arabic-Indic and Persian digits as 0 to 9; the rest as it is. */
export function digitsOf(text: string): string {
  return text.replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** As `digitsOf`, of a number: with a point for the Arabic decimal separator, and none for thousands. */
export function numberText(text: string): string {
  return digitsOf(text).replace(SEPARATORS, (mark) => (mark === '\u066b' ? '.' : ''));
}

export const MAX_STOCK = 9_999_999;

/**
 * A counted stock: `12`, `1 200`, and `12,0` as spreadsheets may write it. Undefined for any other
 * text; an empty one is null, not counted.
 */
export function readStock(text: string): number | null | undefined {
  const plain = numberText(text.replace(/\s/g, ''));
  if (plain === '') return null;
  const match = /^(\d+)(?:[.,]0+)?$/.exec(plain);
  const stock = match ? Number(match[1]) : Number.NaN;
  return stock <= MAX_STOCK ? stock : undefined;
}

export function writeStock(stock: number | null): string {
  return stock === null ? '' : String(stock);
}
