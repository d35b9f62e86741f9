import { formatMoney } from '../../../../server/shared/isomorphic/money.format.ts';
import { numberText } from '../../../../server/shared/isomorphic/digits.ts';

const typed = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** A server bound: 99 of a product must fit GraphQL's `Int`. */
export const highestPrice = 200_000_00;

/**
 * Centimes of `1 299,00`, `1299.5`, `1 299 DH` or `١٢٩٩٫٥`; null for any other text, and for amounts that a
 * price may not have.
 */
export function readPrice(text: string): number | null {
  const plain = numberText(text.replace(/\s/g, '')).replace(/(?:dhs?|mad|درهم)$/i, '');
  const match = typed.exec(plain);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return amount > 0 && amount <= highestPrice ? amount : null;
}

/** As it is typed: `1 299,00`. Empty for null. */
export function writePrice(amount: number | null): string {
  if (amount === null) return '';
  const text = formatMoney(amount).replace(/\u00a0DH$/, '');
  return amount % 100 === 0 ? `${text},00` : text;
}
