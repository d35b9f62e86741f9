import { numberText } from './digits.ts';

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
