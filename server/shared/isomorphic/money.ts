import { readDecimal } from './digits.ts';

/** An integer number of centimes. */
export type Centimes = number;

export const CURRENCY = 'MAD';

const DIRHAMS = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

export function dirhams(amount: number): Centimes {
  return Math.round(amount * 100);
}

/** `1299`, `1299.5`, `1299.50`; null for anything else, such as `12abc`, `1e9` or `-5`. */
export function parseDirhams(text: string): Centimes | null {
  const match = DIRHAMS.exec(text);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Highest price of one item, so that 99 of it fit GraphQL's `Int`. */
export const MAX_PRICE: Centimes = 200_000_00;

/**
 * Reads an amount of dirhams as people and spreadsheets write it: `1 299,00`, `1.299,00`, `1299.5`, `1 299 DH`,
 * `١٢٩٩٫٥`. Returns null for any other text.
 */
export function readAmount(text: string): Centimes | null {
  const plain = readDecimal(text.trim().replace(/(?:dhs?|mad|dirhams?|درهم|دراهم)$/i, ''));
  return plain === null ? null : parseDirhams(plain);
}

/** Reads an amount that a price may have: above 0, at most MAX_PRICE; null for any other text. */
export function readPrice(text: string): Centimes | null {
  const amount = readAmount(text);
  return amount !== null && amount > 0 && amount <= MAX_PRICE ? amount : null;
}

/** `1299.00`, `-1299.50`. */
export function decimalDirhams(amount: Centimes): string {
  return (amount / 100).toFixed(2);
}

/** `1299`, `1299.50`. */
export function plainDirhams(amount: Centimes): string {
  return decimalDirhams(amount).replace(/\.00$/, '');
}
