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
