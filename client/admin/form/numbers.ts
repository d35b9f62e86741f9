import { numberText } from '#shared/digits.ts';
import { writePrice } from '#shared/money.format.ts';
import { readAmount } from '#shared/money.ts';

/** Writes a stored amount as it is typed; a blank for none. */
export const amountText = (money: { amount: number } | null | undefined) =>
  money ? writePrice(money.amount) : '';

/** Returns whether a field that may stay blank has something else than an amount. */
export const isWrongAmount = (text: string) => text.trim() !== '' && readAmount(text) === null;

/** Reads a whole number; null for any other text. The server says how large it may be. */
export function readWhole(text: string): number | null {
  const plain = numberText(text.trim());
  return /^-?\d{1,7}$/.test(plain) ? Number(plain) : null;
}
