import {
  RANKS,
  stemOf,
  STOP_WORDS,
  wordsOf,
  type Rank,
  type Searched,
} from './catalog.search.words.ts';
import { MAX_SYNONYM, synonymsOf } from './catalog.search.synonyms.ts';
import type { Search } from '../catalog.store.ts';

/** What a product must have: a word of any of these stems. */
export interface Term {
  /** Several where the words together have synonyms. */
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** A longer text is searched as it is, and by its words in title and brand. */
const MAX_TERMS = 16;

/** Null where the text has too many words. */
export function termsOf({ words }: Search): readonly Term[] | null {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
    terms.push(termAt(words, at));
  }
  const meant = terms.filter(({ words: [first = '', ...more] }) =>
    more.length > 0 ? true : !STOP_WORDS.has(first),
  );
  const found = meant.length > 0 ? meant : terms;
  return found.length > MAX_TERMS ? null : found;
}

function termAt(words: readonly string[], at: number): Term {
  for (let length = Math.min(MAX_SYNONYM, words.length - at); length > 1; length -= 1) {
    const some = words.slice(at, at + length);
    const stems = synonymsOf(some);
    if (stems) return { words: some, stems };
  }
  return termOf(words[at] ?? '');
}

export function termOf(word: string): Term {
  return { words: [word], stems: new Set([stemOf(word), ...(synonymsOf([word]) ?? [])]) };
}

/** Where a product has every term: the worst of the terms' best places. Null where it lacks one. */
export function rankByTerms(product: Searched, terms: readonly Term[]): Rank | null {
  const words = [...wordsOf(product)].map(([word, rank]) => [stemOf(word), rank] as const);
  let worst: Rank = 0;
  for (const { stems } of terms) {
    const best = RANKS.find((rank) => words.some(([stem, at]) => at === rank && stems.has(stem)));
    if (best === undefined) return null;
    if (best > worst) worst = best;
  }
  return terms.length > 0 ? worst : null;
}
