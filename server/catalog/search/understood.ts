import type { Search, ReadPart } from '../catalog.store.ts';
import { readPrice, type PriceBound } from './prices.ts';
import { searchOf } from './search.ts';
import { isSold, type Lexicon, type Term } from './terms.ts';
import { writtenAt } from './words.ts';

/** A text that was searched, without the price that it names. */
export interface ReadText extends PriceBound {
  readonly text: string;
  /** Searches for the text without its price. */
  readonly search: Search;
  readonly understood: readonly ReadPart[];
}

/** Reads the price of a search whose filters are read. */
export function readText(search: Search, written: string): ReadText {
  const price = readPrice(written);
  if (!price) return { text: written, search, understood: [], minPrice: null, maxPrice: null };
  const { minPrice, maxPrice, text, rest } = price;
  return {
    text: rest,
    search: searchOf(rest, search.language),
    understood: [{ kind: 'PRICE', text, minPrice, maxPrice }],
    minPrice,
    maxPrice,
  };
}

/** Returns the filters among terms of a text, each once. */
export function understoodIn(terms: readonly Term[], text: string): readonly ReadPart[] {
  const parts = new Map<string, ReadPart>();
  for (const { part, value, place } of terms) {
    if (part === undefined || value === undefined) continue;
    const key = `${part} ${value}`;
    if (!parts.has(key)) parts.set(key, { kind: part, text: writtenAt(text, place), value });
  }
  return [...parts.values()];
}

/** Returns the kinds of terms where the shop sells none of them: a kind that it sells leaves the others as words. */
export const unsoldIn = (terms: readonly Term[], lexicon: Lexicon): readonly string[] =>
  terms.flatMap((term) =>
    term.part === 'GARMENT' && term.value !== undefined && !isSold(term, lexicon)
      ? [term.value]
      : [],
  );
