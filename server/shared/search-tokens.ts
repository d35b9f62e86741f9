import { MAX_TEXT } from '#shared/forms/form.ts';
import { BadInput } from './problems.ts';
import { fold } from '#shared/fold.ts';
import { tidy } from '#shared/text.ts';

/** Parts that a folded text must have: one of each list. An empty list is never found. */
export type SearchTokens = ReadonlyArray<readonly string[]>;

/** Each word as it is written, such as an e-mail; all texts have a blank search. Throws BadInput. */
export function readSearchTokens(search: string): SearchTokens {
  if (search.length > MAX_TEXT)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SEARCH_LENGTH' });
  const written = tidy(search);
  if (written === '') return [];
  const parts = written.split(/\s+/).map(fold);
  const folded = parts.filter((part) => part !== '');
  return folded.length > 0 ? folded.map((part) => [part]) : [[]];
}

/** Indexes have them: their values have up to 650 characters. */
const MAX_SEARCHED = 500;

/** Returns the folded text to search in. */
export function searchedText(...texts: readonly string[]): string {
  return texts.map(fold).join(' ').slice(0, MAX_SEARCHED).toWellFormed();
}

/** Searches from a place of the text on: a slice of each of thousands takes longer. */
export function hasSearchTokens(folded: string, parts: SearchTokens, from = 0): boolean {
  return parts.every((some) => some.some((part) => folded.includes(part, from)));
}
