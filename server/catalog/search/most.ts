import { fold } from '#shared/fold.ts';
import type { Search } from '../catalog.store.ts';
import { isQuality } from './stems.ts';
import { searchOf } from './search.ts';
import { isRequired, termsOf, widen, type Lexicon, type Term } from './terms.ts';
import { partsOf } from './words.ts';

/** A bit for each term, that of the first one the highest. */
export const bitOf = (terms: readonly Term[], at: number): number => 1 << (terms.length - 1 - at);

/** The best rank of a product by the bits of the terms that it has together. */
export type Held = ReadonlyMap<number, number>;

interface Catalogue {
  readonly lexicon: Lexicon;
  heldBy(terms: readonly Term[]): Held;
}

interface Most {
  /** For what is left. */
  readonly search: Search;
  /** The text that was searched in place of what the shopper wrote; else null. */
  readonly correctedSearch: string | null;
  /** Each once, in the shopper's spelling. */
  readonly missingWords: readonly string[];
  /** Terms that the products have, with places in the text that was searched. */
  readonly held: readonly Term[];
}

/**
 * A search without the words that no product has together with the rest: with as many as any product has,
 * corrected unless a correction would be left out itself. Null where no product has any, or none has all that no
 * answer may contradict.
 */
export function mostOf(
  written: Search,
  correctedSearch: string | null,
  text: string,
  catalogue: Catalogue,
): Most | null {
  const isWritten = ({ words }: Term) => words.every((word) => written.words.includes(word));
  for (const corrected of new Set([correctedSearch, null])) {
    const { held, missing, isContradiction } = split(
      corrected === null ? written : searchOf(corrected, written.language),
      catalogue,
    );
    // « cafatn vert » is no search for anything green.
    if (isContradiction) return null;
    if (held.length === 0 || !missing.every(isWritten)) continue;
    const parts = partsOf(text).flatMap((part) =>
      fold(part)
        .split(' ')
        .map(() => part),
    );
    return {
      search: searchOf(held.flatMap(({ words }) => words).join(' '), written.language),
      held,
      correctedSearch: corrected,
      missingWords: once(missing).map(({ place }) => parts.slice(...place).join(' ')),
    };
  }
  return null;
}

/** Words may be repeated, as those of markup are. */
function once(terms: readonly Term[]): readonly Term[] {
  const seen = new Set<string>();
  return terms.filter(({ words }) => {
    const text = words.join(' ');
    return !seen.has(text) && seen.add(text);
  });
}

/**
 * Prefers, of equally many terms, those that name a thing and not its colour, occasion or size,
 * then those that stand in better places, then those that come first. A kind and a brand are never left out.
 */
function split(search: Search, { lexicon, heldBy }: Catalogue) {
  const narrow = termsOf(search, lexicon) ?? [];
  const terms = widen(narrow) ?? narrow;
  const ranks = heldBy(terms);
  const things = terms.reduce(
    (some, { stems }, at) => ([...stems].some(isQuality) ? some : some | bitOf(terms, at)),
    0,
  );
  const required = terms.reduce(
    (some, term, at) => (isRequired(term) ? some | bitOf(terms, at) : some),
    0,
  );
  let most = 0;
  for (const [bits, rank] of ranks) {
    if ((bits & required) !== required) continue;
    const difference =
      countOf(bits) - countOf(most) ||
      countOf(bits & things) - countOf(most & things) ||
      (ranks.get(most) ?? rank) - rank;
    if (bits > 0 && (difference > 0 || (difference === 0 && bits > most))) most = bits;
  }
  const isHeld = (_: Term, at: number) => (most & bitOf(terms, at)) !== 0;
  return {
    held: narrow.filter(isHeld),
    missing: narrow.filter((term, at) => !isHeld(term, at)),
    isContradiction: required !== 0 && most === 0,
  };
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
