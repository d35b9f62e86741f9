/** PostgreSQL takes neither NUL nor a lone surrogate, which a text that was cut may end in. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
