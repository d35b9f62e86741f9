import { MAX_TEXT } from '../shop/form.ts';
import { fr } from '../shop/messages.fr.ts';
import { BadInput } from '../shop/problems.ts';
import { fold } from '../shop/text.ts';

/** A search text, folded once; an empty `words` finds nothing (a text of signs only, such as `%`). */
export interface Search {
  readonly words: readonly string[];
  readonly joined: string;
}

/** Prepares a search text: null when it is blank, so that nothing is filtered. Throws BadInput. */
export function readSearch(text: string | null | undefined): Search | null {
  if (!text?.trim()) return null;
  if (text.length > MAX_TEXT) throw new BadInput(fr.catalog.searchTooLong);
  const folded = fold(text);
  return {
    words: folded === '' ? [] : folded.split(' '),
    joined: folded.replaceAll(' ', ''),
  };
}

/**
 * Whether title or brand hold what is searched: every word somewhere (« caftan bleu » finds
 * « Caftan en soie bleue »), or all of it written as one from the start of a word on
 * (« rayban » and « ray ban » find « Ray-Ban »; contract, section 2).
 */
export function matchesSearch(
  product: { readonly title: string; readonly brand: string },
  search: Search,
): boolean {
  if (search.words.length === 0) return false;
  const text = fold(`${product.title} ${product.brand}`);
  return search.words.every((word) => text.includes(word)) || beginsAtAWord(text, search.joined);
}

function beginsAtAWord(text: string, joined: string): boolean {
  const words = text.split(' ');
  return words.some((_, index) => words.slice(index).join('').startsWith(joined));
}
