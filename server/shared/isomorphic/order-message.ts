import { fillIn, unknownIn } from '#shared/placeholders.ts';

/** Placeholders of a message about an order: `{nom}` in the text becomes the recipient's name. */
export const ORDER_PLACEHOLDERS = ['nom', 'numero', 'montant', 'lien', 'boutique'] as const;

type Placeholder = (typeof ORDER_PLACEHOLDERS)[number];

/** The server writes the shop's name, except into a text that is being edited. */
type OrderFacts = Readonly<Record<Exclude<Placeholder, 'boutique'>, string>> & {
  readonly boutique?: string;
};

/** Finds a text in braces, or a brace, that becomes nothing; null where there is none. */
export const unknownPlaceholder = (text: string) => unknownIn(text, ORDER_PLACEHOLDERS);

/** Unknown placeholders stay as they are. */
export const writeOrderMessage = (text: string, facts: OrderFacts) => fillIn(text, facts);
