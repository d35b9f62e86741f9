/** Arabic-Indic and Persian digits as 0 to 9; the rest as it is. */
export function digitsOf(text: string) {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}
