import { fold } from '../shared/text.ts';
import { SYNONYM_SPELLINGS } from './catalog.search.synonyms.ts';
import { isCorrectable } from './catalog.search.spelling.ts';
import type { Term } from './catalog.search.terms.ts';
import { partsOf } from './catalog.search.words.ts';

/** Each compares a word with the whole vocabulary. */
const MAX_CORRECTIONS = 4;

export interface Candidate {
  readonly word: string;
  /** Products with this very word; 0 for a synonym that no product has. */
  readonly count: number;
  /** Whether a search for it finds any product. */
  readonly isKnown: boolean;
}

/** The words of unknown terms; null where they cannot all be corrected. */
export function wordsToCorrect(unknown: readonly Term[]): readonly string[] | null {
  const words = [...new Set(unknown.flatMap((term) => term.words))];
  const isPossible =
    words.length > 0 && words.length <= MAX_CORRECTIONS && words.every(isCorrectable);
  return isPossible ? words : null;
}

/** Of equally near words the commonest. */
export function bestOf(candidates: readonly Candidate[]): string | undefined {
  const known = candidates.filter(({ isKnown }) => isKnown);
  known.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  return known[0]?.word;
}

/** A synonym's own spelling, for words that no product has. */
export const synonymSpelling = (word: string) => SYNONYM_SPELLINGS.get(word) ?? word;

/** The text with some words replaced, by their folded form. Nothing else of it changes. */
export function correctText(text: string, corrections: ReadonlyMap<string, string>): string {
  return partsOf(text)
    .map((part) => {
      const words = fold(part).split(' ');
      return words.some((word) => corrections.has(word))
        ? words.map((word) => corrections.get(word) ?? word).join(' ')
        : part;
    })
    .join(' ');
}
