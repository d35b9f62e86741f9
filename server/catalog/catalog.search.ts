import { MAX_TEXT } from '../shared/form.ts';
import { BadInput } from '../shared/problems.ts';
import { fold } from '../shared/text.ts';
import type { Search } from './catalog.store.ts';

/** Prepares a search text: null when it is blank, so that nothing is filtered. Throws BadInput. */
export function readSearch(text: string | null | undefined): Search | null {
  if (!text?.trim()) return null;
  if (text.length > MAX_TEXT)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SEARCH_LENGTH' });
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
  const { folded, runTogether } = textsOf(product);
  return (
    search.words.every((word) => folded.includes(word)) || runTogether.includes(` ${search.joined}`)
  );
}

/**
 * What a product's searches read, for stores that keep it: the folded words, and what follows each
 * of them written as one (« ray ban » gives « rayban ban »), each behind a blank.
 */
export function textsOf({ title, brand }: { readonly title: string; readonly brand: string }): {
  readonly folded: string;
  readonly runTogether: string;
} {
  const folded = fold(`${title} ${brand}`);
  const words = folded.split(' ');
  return { folded, runTogether: words.map((_, at) => ` ${words.slice(at).join('')}`).join('') };
}
