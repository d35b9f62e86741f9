import type { MarkupBlock } from '#shared/markup.ts';
import type { MerchantFact } from '../text/merchantFacts.ts';

/** A text; links in it are written `[label](address)`. */
export type Text = string;

export type Block =
  | MarkupBlock
  | { merchant: readonly MerchantFact[] }
  /** A text about facts, shown where the shop has one of them. */
  | { text: Text; ifAny: readonly MerchantFact[] }
  /** A text in their place, shown where the shop has none of them. */
  | { text: Text; ifNone: readonly MerchantFact[] }
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
  /** Text for search results. */
  description: string;
  lead: Text;
  /** ISO date, of texts whose version matters. */
  version?: string;
  sections: readonly Section[];
};

/** Whether a shop with these facts says the block; undefined facts are not loaded yet. */
export function isSaid(
  block: Block,
  merchant: Readonly<Partial<Record<MerchantFact, string | null>>> | undefined,
): boolean {
  if (typeof block === 'string') return true;
  const hasAny = (facts: readonly MerchantFact[]) => facts.some((fact) => merchant?.[fact]);
  if ('ifAny' in block) return hasAny(block.ifAny);
  if ('ifNone' in block) return merchant !== undefined && !hasAny(block.ifNone);
  return true;
}

/** Content that the page of size guides puts into its document. */
export const inserts = { guides: 'guides', frame: 'frame' } as const;
