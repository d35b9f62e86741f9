import otherWords from '../../../seed/other-words.json' with { type: 'json' };
import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import { isInDictionary } from './dictionary.ts';
import { firstSoundOf, isCorrectable, type Spellings } from './spelling.ts';
import { SYNONYM_SPELLINGS } from './synonyms.ts';
import { brandMarkOf, englishOf, foldedWords, stemOf, withoutArticle } from './stems.ts';
import { isRequired, isSold, termOf, termsOf, widen, type Lexicon, type Term } from './terms.ts';
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
  const unknown = (widen(terms) ?? terms).filter(
    // A kind that the shop does not sell is a word, and is said to be one.
    (term) => term.part !== 'GARMENT' && vocabulary.countWith(term) === 0,
  );
  const corrections = new Map<string, string>();
  const wrong = wordsToCorrect(unknown);
  for (const word of wrong) {
    if (corrections.has(word)) continue;
    const brand = brandOfTwo(vocabulary, search.words, word);
    if (brand) {
      for (const [at, part] of brand.words.entries()) corrections.set(part, at ? '' : brand.name);
      continue;
    }
    const nearest =
      nearestIn(vocabulary, word, search.language) ??
      nearestIn(vocabulary, withoutArticle(word), search.language);
    if (nearest === undefined) continue;
    const holder = vocabulary.firstWith(nearest) ?? vocabulary.firstWith(englishOf(nearest));
    corrections.set(word, holder ? spellingIn(holder, nearest) : synonymSpelling(nearest));
  }
  return corrections.size > 0 ? correctText(text, corrections) : null;
}

/** « ray ben »: a brand's name as two words, with one edit. */
function brandOfTwo(vocabulary: Vocabulary, written: readonly string[], word: string) {
  const at = written.indexOf(word);
  for (const words of [written.slice(at - 1, at + 1), written.slice(at, at + 2)]) {
    if (words.length < 2) continue;
    const [joined] = vocabulary.spellings.near(words.join(''));
    const name = joined?.find((each) => vocabulary.hasStem(brandMarkOf(each)));
    const holder = name === undefined ? undefined : vocabulary.firstWith(name);
    if (holder) return { words, name: holder.brand };
  }
  return undefined;
}

/**
 * Returns the nearest word that the shop has. A word of the page's language means what it says, though the shop
 * does not have it, unless a brand or a kind that is sold is one edit away.
 */
function nearestIn(
  vocabulary: Vocabulary,
  word: string,
  language: Language | undefined,
): string | undefined {
  const isKnown = isInDictionary(word, language) || OTHER_WORDS.has(stemOf(word));
  const all = vocabulary.spellings.near(word);
  for (const near of isKnown ? all.slice(0, 1) : all) {
    const alike = near.filter(
      (each) =>
        firstSoundOf(each) === firstSoundOf(word) && (!isKnown || isNamed(vocabulary, each)),
    );
    const best =
      bestOf(alike, (each) => countOf(vocabulary, each)) ??
      bestOf(alike, (each) => vocabulary.countOf(englishOf(each)));
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Whether a word is a brand, or a kind that is sold. */
function isNamed(vocabulary: Vocabulary, word: string): boolean {
  const term = termOf(word, vocabulary);
  return isRequired(term) && isSold(term, vocabulary);
}

/** Products that a search for the word finds for it: synonyms are the only ones that none need have. */
const countOf = (vocabulary: Vocabulary, word: string) =>
  SYNONYM_SPELLINGS.has(word)
    ? vocabulary.countWith(termOf(word, vocabulary))
    : vocabulary.countOf(word);

/** None of too many. */
function wordsToCorrect(unknown: readonly Term[]): readonly string[] {
  const wrong = [...new Set(unknown.flatMap((term) => term.words))].filter(isCorrectable);
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
    .filter((part) => part !== '')
    .join(' ');
}
