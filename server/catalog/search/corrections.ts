import otherWords from '../../../seed/other-words.json' with { type: 'json' };
import { fold } from '#shared/fold.ts';
import { isInDictionary } from './dictionary.ts';
import { firstSoundOf, isCorrectable, type Spellings } from './spelling.ts';
import { SYNONYM_SPELLINGS } from './synonyms.ts';
import { englishOf, foldedWords, stemOf, withoutArticle } from './stems.ts';
import { termOf, termsOf, widen, type Lexicon, type Term } from './terms.ts';
import { partsOf, spellingIn, type Searched } from './words.ts';
import type { Search } from '../catalog.store.ts';

/** Arabic ones, and English ones that the dictionary lacks. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  otherWords.flatMap((text) => foldedWords(text)).map(stemOf),
);

/** Each compares a word with the whole vocabulary. */
const MAX_CORRECTIONS = 4;

/** The words of a catalogue. */
export interface Vocabulary extends Lexicon {
  /** Synonyms and English words too, as they are written; it may have words that no product has any more. */
  readonly spellings: Spellings;
  /** Products with this very word. */
  countOf(word: string): number;
  /** Products that have the term. */
  countWith(term: Term): number;
  /** In the catalogue's order. */
  firstWith(word: string): Searched | undefined;
}

/** The text with those of its unknown words replaced that have a near one; null where none has. */
export function correctedIn(vocabulary: Vocabulary, search: Search, text: string): string | null {
  const terms = termsOf(search, vocabulary) ?? [];
  const unknown = (widen(terms) ?? terms).filter((term) => vocabulary.countWith(term) === 0);
  const corrections = new Map<string, string>();
  for (const word of wordsToCorrect(unknown)) {
    const nearest = nearestIn(vocabulary, word) ?? nearestIn(vocabulary, withoutArticle(word));
    if (nearest === undefined) continue;
    const holder = vocabulary.firstWith(nearest) ?? vocabulary.firstWith(englishOf(nearest));
    corrections.set(word, holder ? spellingIn(holder, nearest) : synonymSpelling(nearest));
  }
  return corrections.size > 0 ? correctText(text, corrections) : null;
}

function nearestIn(vocabulary: Vocabulary, word: string): string | undefined {
  for (const near of vocabulary.spellings.near(word)) {
    const alike = near.filter((each) => firstSoundOf(each) === firstSoundOf(word));
    const best =
      bestOf(alike, (each) => countOf(vocabulary, each)) ??
      bestOf(alike, (each) => vocabulary.countOf(englishOf(each)));
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Products that a search for the word finds for it: synonyms are the only ones that none need have. */
const countOf = (vocabulary: Vocabulary, word: string) =>
  SYNONYM_SPELLINGS.has(word)
    ? vocabulary.countWith(termOf(word, vocabulary))
    : vocabulary.countOf(word);

/** Words of a language mean what they say, though the shop does not have it. None of too many. */
function wordsToCorrect(unknown: readonly Term[]): readonly string[] {
  const words = new Set(unknown.flatMap((term) => term.words));
  const wrong = [...words].filter(
    (word) => isCorrectable(word) && !isInDictionary(word) && !OTHER_WORDS.has(stemOf(word)),
  );
  return wrong.length > MAX_CORRECTIONS ? [] : wrong;
}

/** Selects the commonest of equally near words, then the first of the alphabet. */
function bestOf(words: readonly string[], countOfWord: (word: string) => number) {
  const counts = words.map((word) => [word, countOfWord(word)] as const);
  const known = counts.filter(([, count]) => count > 0);
  return known.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
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
