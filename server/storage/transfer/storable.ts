/** PostgreSQL refuses NUL and lone surrogates, in which a truncated text may end. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
