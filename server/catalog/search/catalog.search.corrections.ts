import { fold } from '../../shared/text.ts';
import { isCorrectable, type Spellings } from './catalog.search.spelling.ts';
import { SYNONYM_SPELLINGS } from './catalog.search.synonyms.ts';
import { termOf, termsOf, type Term } from './catalog.search.terms.ts';
import { partsOf, spellingIn, type Searched } from './catalog.search.words.ts';
import type { Search } from '../catalog.store.ts';

/** Each compares a word with the whole vocabulary. */
const MAX_CORRECTIONS = 4;

interface Candidate {
  readonly word: string;
  /** Products with this very word; 0 for a synonym that no product has. */
  readonly count: number;
  /** Whether a search for it finds any product. */
  readonly isKnown: boolean;
}

/** The words of a catalogue. */
export interface Vocabulary {
  /** Synonyms too; it may have words that no product has any more. */
  readonly spellings: Spellings;
  /** Products with this very word. */
  countOf(word: string): number;
  /** Whether any product has the term. */
  isKnown(term: Term): boolean;
  /** In the catalogue's order. */
  firstWith(word: string): Searched | undefined;
}

/** The text with its unknown words replaced by near ones; null where one has none. */
export function correctedIn(vocabulary: Vocabulary, search: Search, text: string): string | null {
  const unknown = (termsOf(search) ?? []).filter((term) => !vocabulary.isKnown(term));
  const words = wordsToCorrect(unknown);
  if (!words) return null;
  const corrections = new Map<string, string>();
  for (const word of words) {
    const nearest = nearestIn(vocabulary, word);
    if (nearest === undefined) return null;
    const holder = vocabulary.firstWith(nearest);
    corrections.set(word, holder ? spellingIn(holder, nearest) : synonymSpelling(nearest));
  }
  return correctText(text, corrections);
}

function nearestIn(vocabulary: Vocabulary, word: string): string | undefined {
  for (const near of vocabulary.spellings.near(word)) {
    const candidates = near.map((each) => {
      const count = vocabulary.countOf(each);
      // Synonyms are the only words that no product need have.
      const isSynonym = count === 0 && SYNONYM_SPELLINGS.has(each);
      return {
        word: each,
        count,
        isKnown: count > 0 || (isSynonym && vocabulary.isKnown(termOf(each))),
      };
    });
    const best = bestOf(candidates);
    if (best !== undefined) return best;
  }
  return undefined;
}

/** The words of unknown terms; null where they cannot all be corrected. */
function wordsToCorrect(unknown: readonly Term[]): readonly string[] | null {
  const words = [...new Set(unknown.flatMap((term) => term.words))];
  const isPossible =
    words.length > 0 && words.length <= MAX_CORRECTIONS && words.every(isCorrectable);
  return isPossible ? words : null;
}

/** Of equally near words the commonest. */
function bestOf(candidates: readonly Candidate[]): string | undefined {
  const known = candidates.filter(({ isKnown }) => isKnown);
  known.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  return known[0]?.word;
}

/** A synonym's own spelling, for words that no product has. */
const synonymSpelling = (word: string) => SYNONYM_SPELLINGS.get(word) ?? word;

/** The text with some words replaced, by their folded form. Nothing else of it changes. */
function correctText(text: string, corrections: ReadonlyMap<string, string>): string {
  return partsOf(text)
    .map((part) => {
      const words = fold(part).split(' ');
      return words.some((word) => corrections.has(word))
        ? words.map((word) => corrections.get(word) ?? word).join(' ')
        : part;
    })
    .join(' ');
}
