/*
 * Placeholders in texts of the shop: `{nom}` in a text becomes a value when the text is shown.
 */

/** Braces with or without the other half: a forgotten brace is a mistake too. */
const BRACES = /\{[^{}\n]*\}?|\}/g;

/** Finds a text in braces, or a brace, that is none of the names; null where there is none. */
export function unknownIn(text: string, names: readonly string[]): string | null {
  const known = new Set(names.map((name) => `{${name}}`));
  return text.match(BRACES)?.find((found) => !known.has(found)) ?? null;
}

/** Unknown placeholders stay as they are. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [`{${name}}`, value]));
  return text.replace(BRACES, (found) => known.get(found) ?? found);
}
