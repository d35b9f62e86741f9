/** An amount of Moroccan dirhams as an integer number of centimes. */
export type Centimes = number;

export const CURRENCY = 'MAD';

const DIRHAMS = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Turns whole dirhams into centimes. */
export function dirhams(amount: number): Centimes {
  return Math.round(amount * 100);
}

/**
 * Reads an amount as files and REST write it: `1299`, `1299.5`, `1299.50`.
 * Gives null for anything else, so that `12abc`, `1e9` or `-5` can never become a price.
 */
export function parseDirhams(text: string): Centimes | null {
  const match = DIRHAMS.exec(text);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Writes an amount as files and REST want it: `1299`, or `1299.50` when there are decimals. */
export function plainDirhams(amount: Centimes): string {
  const whole = Math.trunc(amount / 100);
  const decimals = amount % 100;
  return decimals === 0 ? String(whole) : `${whole}.${String(decimals).padStart(2, '0')}`;
}
