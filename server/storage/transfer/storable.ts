/**
 * A text as every store can keep it: PostgreSQL takes neither NUL nor half a character. No form
 * takes one, but a text that was cut may end in half of one.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
