const narrowSpace = '\u202f';
const noBreakSpace = '\u00a0';
// Of the width of a figure, and never left behind at the end of a line as a hyphen is.
const minus = '\u2212';

/**
 * Writes an amount of centimes as `1 299 DH`. Intl's `fr-MA` writes `1.299 MAD`, and its spaces
 * differ between ICU versions: the server and every browser must write the same.
 */
export function formatMoney(centimes: number) {
  const sign = centimes < 0 ? minus : '';
  const absolute = Math.abs(centimes);
  const whole = String(Math.trunc(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, narrowSpace);
  const rest = absolute % 100;
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${sign}${whole}${decimals}${noBreakSpace}DH`;
}
