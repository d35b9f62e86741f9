import { DEFAULT_LANGUAGE, languages, leftToRight, type Language } from './language.ts';

const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';
// As wide as a digit, and never left at the end of a line as a hyphen is.
const MINUS = '\u2212';

const currencies: Readonly<Record<Language, string>> = { FR: 'DH', AR: 'درهم', EN: 'DH' };
const points: Readonly<Record<Language, string>> = { FR: ',', AR: ',', EN: '.' };

/**
 * Formats centimes for people: `1 299 DH`, `1 299,50 DH`. Intl's `fr-MA` writes `1.299 MAD`, and its
 * spaces differ between ICU versions: the server and every browser must write the same.
 */
export function formatMoney(centimes: number, language: Language = DEFAULT_LANGUAGE): string {
  const sign = centimes < 0 ? MINUS : '';
  const absolute = Math.abs(centimes);
  const whole = String(Math.trunc(absolute / 100)).replace(
    /\B(?=(\d{3})+$)/g,
    NARROW_NO_BREAK_SPACE,
  );
  const rest = absolute % 100;
  const decimals = rest === 0 ? '' : `${points[language]}${String(rest).padStart(2, '0')}`;
  const number = `${sign}${whole}${decimals}`;
  // Else the sign stands behind its number.
  const isTurned = sign !== '' && languages[language].dir === 'rtl';
  return `${isTurned ? leftToRight(number) : number}${NO_BREAK_SPACE}${currencies[language]}`;
}

/** A price as it is typed: `1 299,00`. */
export function writePrice(amount: number): string {
  const text = formatMoney(amount).replace(/\u00a0DH$/, '');
  return amount % 100 === 0 ? `${text},00` : text;
}
