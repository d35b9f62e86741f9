import { MAX_TEXT } from '../shared/form.ts';
import { BadInput } from '../shared/problems.ts';
import { fold, lengthOf } from '../shared/text.ts';
import type { Search } from './catalog.store.ts';

interface Named {
  readonly title: string;
  readonly brand: string;
}

/**
 * The first two tiers of a search: the text as it is, and each of its words somewhere. Later tiers
 * are in `catalog.search.terms.ts`.
 */
export type TextTier = 'TEXT' | 'WORDS';

/** Null for a blank text: nothing is filtered. Throws BadInput. */
export function readSearch(text: string | null | undefined, isExact = false): Search | null {
  if (!text?.trim()) return null;
  if (text.length > MAX_TEXT)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SEARCH_LENGTH' });
  return { ...searchOf(text), ...(isExact ? {} : { correctable: text }) };
}

/** Without corrections. */
export function searchOf(text: string): Search {
  const folded = fold(text);
  return {
    words: folded === '' ? [] : folded.split(' '),
    joined: folded.replaceAll(' ', ''),
  };
}

/**
 * Title or brand contain the text (« caftan cel » finds « Caftan Céleste »), or a word starts with
 * it joined (« rayban » and « ray ban » find « Ray-Ban »).
 */
export function hasText(product: Named, { words, joined }: Search): boolean {
  if (words.length === 0) return false;
  const { folded, runTogether } = textsOf(product);
  return folded.includes(words.join(' ')) || runTogether.includes(` ${joined}`);
}

/** Title or brand contain every word (« caftan bleu » finds « Caftan en soie bleue »). */
export function hasWords(product: Named, { words }: Search): boolean {
  const { folded } = textsOf(product);
  return words.length > 0 && words.every((word) => folded.includes(word));
}

export function matchesSearch(product: Named, search: Search): boolean {
  return hasText(product, search) || hasWords(product, search);
}

/**
 * For stores: the folded words, the length of the title's in characters, and the joined text from
 * each word on (« ray ban » gives « rayban ban »), each after a blank.
 */
export function textsOf({ title, brand }: Named): {
  readonly folded: string;
  readonly titleLength: number;
  readonly runTogether: string;
} {
  const folded = fold(`${title} ${brand}`);
  const words = folded.split(' ');
  return {
    folded,
    titleLength: lengthOf(fold(title)),
    runTogether: words.map((_, at) => ` ${words.slice(at).join('')}`).join(''),
  };
}
