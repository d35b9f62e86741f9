/** Placeholders of a message about an order: `{nom}` in the text becomes the recipient's name. */
export const ORDER_PLACEHOLDERS = ['nom', 'numero', 'montant', 'lien'] as const;

type OrderFacts = Readonly<Record<(typeof ORDER_PLACEHOLDERS)[number], string>>;

/** Braces with or without the other half: a forgotten brace is a mistake too. */
const BRACES = /\{[^{}\n]*\}?|\}/g;

const known: ReadonlySet<string> = new Set(ORDER_PLACEHOLDERS.map((name) => `{${name}}`));

/** Finds a text in braces, or a brace, that becomes nothing; null where there is none. */
export function unknownPlaceholder(text: string): string | null {
  return text.match(BRACES)?.find((found) => !known.has(found)) ?? null;
}

/** Unknown placeholders stay as they are. */
export function writeOrderMessage(text: string, facts: OrderFacts): string {
  const values = new Map(ORDER_PLACEHOLDERS.map((name) => [`{${name}}`, facts[name]]));
  return text.replace(BRACES, (found) => values.get(found) ?? found);
}
