import type { MerchantFact } from './merchantFacts.ts';

/** A text; links in it are written `[label](address)`. */
export type Text = string;

export type Block =
  | Text
  | { list: readonly Text[] }
  | { steps: readonly Text[] }
  | { columns: readonly string[]; rows: readonly (readonly Text[])[] }
  | { topic: string; answers: readonly Text[] }
  | { merchant: readonly MerchantFact[] }
  /** Given by the page. */
  | { insert: string };

export type Section = {
  /** Its anchor. */
  id: string;
  title: string;
  blocks: readonly Block[];
};

export type InformationDocument = {
  path: string;
  title: string;
  /** For search results. */
  description: string;
  lead: Text;
  /** ISO date, of texts whose version matters. */
  version?: string;
  sections: readonly Section[];
};

const link = /\[([^\]]+)\]\(([^)]+)\)/;

type Part = { text: string; to?: string };

/** `Voir [la FAQ](/faq).` as three parts. */
export function partsOf(text: Text): Part[] {
  // Split by a pattern with two groups: text, label, address, text, …
  const parts = text.split(new RegExp(link, 'g'));
  return parts.flatMap((piece, at): Part[] => {
    if (at % 3 === 0) return piece === '' ? [] : [{ text: piece }];
    return at % 3 === 1 ? [{ text: piece, to: parts[at + 1] }] : [];
  });
}

export function withoutLinks(text: Text) {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}
