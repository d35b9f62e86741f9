/** An amount of Moroccan dirhams as an integer number of centimes (contract, section 2). */
export type Centimes = number;

export const CURRENCY = 'MAD';

const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';
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

/**
 * Writes an amount for people: `1 299 DH`, `1 299,50 DH`. Own formatter because Intl's `fr-MA`
 * writes `1.299 MAD` and ICU versions differ on the spaces (contract, section 2).
 */
export function formatMoney(amount: Centimes): string {
  const [whole = '0', decimals] = plainDirhams(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK_SPACE);
  return `${grouped}${decimals ? `,${decimals}` : ''}${NO_BREAK_SPACE}DH`;
}
