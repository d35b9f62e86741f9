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

export function plainDirhams(amount: Centimes): string {
  const whole = Math.trunc(amount / 100);
  const decimals = amount % 100;
  return decimals === 0 ? String(whole) : `${whole}.${String(decimals).padStart(2, '0')}`;
}
