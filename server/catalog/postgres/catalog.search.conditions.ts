import type { TextTier } from '../catalog.search.ts';
import type { Term } from '../catalog.search.terms.ts';
import { stemOf, wordsOf, type Searched } from '../catalog.search.words.ts';
import type { Search } from '../catalog.store.ts';
import type { Value } from '../../storage/postgres/database.ts';

export type Give = (value: Value) => string;

export const all = (conditions: readonly string[]) => conditions.join(' AND ');

/** Serializable: it is part of the keys of cached counts. */
export type ResolvedSearch =
  | { readonly tier: TextTier; readonly search: Search }
  /** The stems of each term; without terms nothing is found. */
  | { readonly tier: 'TERMS'; readonly terms: ReadonlyArray<readonly string[]> };

export const resolvedTerms = (terms: readonly Term[]): ResolvedSearch => ({
  tier: 'TERMS',
  terms: terms.map(({ stems }) => [...stems]),
});

const WORST_RANK = 3;

/** The column `search_terms`: each stem after its best rank, and each word after an equals sign. */
export function searchTermsOf(product: Searched): readonly string[] {
  const terms = [...wordsOf(product)].flatMap(([word, rank]) => [
    `${rank}${stemOf(word)}`,
    wordTerm(word),
  ]);
  return [...new Set(terms)];
}

export const wordTerm = (word: string) => `=${word}`;

export function searchCondition(resolved: ResolvedSearch, given: Give): string {
  if (resolved.tier === 'TERMS') {
    return `(${upToRank(resolved, WORST_RANK, given)} AND is_read(position))`;
  }
  const { words, joined } = resolved.search;
  if (words.length === 0) return 'false';
  // Folded texts contain no wildcard of LIKE.
  if (resolved.tier === 'WORDS') {
    return `(${all(words.map((word) => `folded LIKE ${given(`%${word}%`)}`))})`;
  }
  const text = given(`%${words.join(' ')}%`);
  return `(folded LIKE ${text} OR run_together LIKE ${given(`% ${joined}%`)})`;
}

/** Of what the search finds, that of this rank or a better one. */
export function upToRank(resolved: ResolvedSearch, rank: number, given: Give): string {
  if (rank < 0) return 'false';
  if (resolved.tier === 'TERMS') {
    const conditions = resolved.terms.map(
      (stems) => `search_terms && ${given(withRanks(stems, rank))}::text[]`,
    );
    return conditions.length > 0 ? `(${all(conditions)})` : 'false';
  }
  if (rank > 0) return 'true';
  const title = 'left(folded, title_length)';
  const { words, joined } = resolved.search;
  if (resolved.tier === 'WORDS') {
    return `(${all(words.map((word) => `${title} LIKE ${given(`%${word}%`)}`))})`;
  }
  const text = given(`%${words.join(' ')}%`);
  // From a word's start, whatever blanks are between: folded texts contain no other punctuation.
  const spelled = given(`(^| )${Array.from(joined).join(' ?')}`);
  return `(${title} LIKE ${text} OR ${title} ~ ${spelled})`;
}

function withRanks(stems: readonly string[], worst: number): readonly string[] {
  return stems.flatMap((stem) => Array.from({ length: worst + 1 }, (_, rank) => `${rank}${stem}`));
}
