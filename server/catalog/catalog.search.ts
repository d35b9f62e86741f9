import { MAX_TEXT } from '../shared/form.ts';
import { BadInput } from '../shared/problems.ts';
import { fold } from '../shared/text.ts';
import type { Search } from './catalog.store.ts';

/** Null for a blank text: nothing is filtered. Throws BadInput. */
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
 * Title or brand contain every word (« caftan bleu » finds « Caftan en soie bleue »), or a word
 * starts with all of them joined (« rayban » and « ray ban » find « Ray-Ban »).
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
 * For stores: the folded words, and the joined text from each word on (« ray ban » gives « rayban
 * ban »), each after a blank.
 */
export function textsOf({ title, brand }: { readonly title: string; readonly brand: string }): {
  readonly folded: string;
  readonly runTogether: string;
} {
  const folded = fold(`${title} ${brand}`);
  const words = folded.split(' ');
  return { folded, runTogether: words.map((_, at) => ` ${words.slice(at).join('')}`).join('') };
}
