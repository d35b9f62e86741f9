import type { Search } from '../catalog.store.ts';
import { colourOf } from './colours.ts';
import {
  englishOf,
  isArabic,
  isConnecting,
  isSize,
  isSizeLabel,
  markOf,
  stemOf,
  withoutPrefix,
} from './stems.ts';
import { isSynonym, MAX_SYNONYM, meaningOf, type Meaning } from './synonyms.ts';

/** A requirement on products. */
export interface Term extends Meaning {
  /** Several where they have a meaning together. */
  readonly words: readonly string[];
  /** Places of the first word in the search, and behind the last. */
  readonly place: readonly [from: number, to: number];
}

/** The meanings of words of a search in one catalogue. */
export interface Lexicon {
  /** Whether any product has the stem, in a text that is not English. */
  readonly hasStem: (stem: string) => boolean;
  /** Marks of the categories of which a translated name has these stems, with blanks between. */
  readonly categoriesNamed: (stems: string) => readonly string[];
}

/** A longer text is searched as it is, and by its words in title and brand. */
const MAX_TERMS = 16;

/** Without connecting words, unless there are no others. Null where the text has too many words. */
export function termsOf({ words }: Search, lexicon: Lexicon): readonly Term[] | null {
  const places = [...words.keys()];
  const meant = places.filter(
    (place) => !isConnecting(words[place] ?? '') || isSizeLabel(words[place - 1] ?? ''),
  );
  const used = meant.length > 0 ? meant : places;
  const terms: Term[] = [];
  for (let at = 0; at < used.length; at += terms.at(-1)?.words.length ?? 1) {
    terms.push(termAt(words, used.slice(at, at + MAX_SYNONYM), lexicon));
  }
  return terms.length > MAX_TERMS ? null : terms;
}

/** Returns the term of as many words from the first one on as have a meaning together. */
function termAt(words: readonly string[], places: readonly number[], lexicon: Lexicon): Term {
  const [from = 0] = places;
  for (let length = places.length; length > 1; length -= 1) {
    const some = places.slice(0, length).map((place) => words[place] ?? '');
    const meaning =
      sizeOf(some, lexicon) ?? meaningOf(some) ?? categoryOf(some.map(stemOf), lexicon);
    const to = (places[length - 1] ?? from) + 1;
    if (meaning) return { words: some, place: [from, to], ...meaning };
  }
  return termOf(words[from] ?? '', lexicon, from);
}

export function termOf(word: string, lexicon: Lexicon, at = 0): Term {
  const size = sizeOf([word], lexicon);
  if (size) return { words: [word], place: [at, at + 1], ...size };
  const stem = stemOf(word);
  const { stems, wider } = meaningOf([word]) ?? { stems: [stem], wider: NONE };
  // « or » and « robe » are what they are in French wherever the shop has them in French. A colour is the
  // product's own in every language.
  const isEnglish = !isArabic(stem) && !lexicon.hasStem(stem) && colourOf(stem)?.isFamily !== true;
  return {
    words: [word],
    place: [at, at + 1],
    stems: new Set([
      ...stems,
      ...(meaningBehindPrefix(word, lexicon)?.stems ?? []),
      ...(isEnglish ? [englishOf(stem)] : []),
      ...(categoryOf([stem], lexicon)?.stems ?? []),
    ]),
    wider,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** A number that is a size of any product means this size: details have others. */
function sizeOf(words: readonly string[], { hasStem }: Lexicon): Meaning | undefined {
  const [first = '', second] = words;
  const size = second !== undefined && isSizeLabel(first) ? second : first;
  const isWhole = words.length === (size === second ? 2 : 1);
  return isWhole && isSize(size) && hasStem(markOf(size))
    ? { stems: new Set([markOf(size)]), wider: NONE }
    : undefined;
}

/** « وتكشيطة » is « and » and a word of the shop; undefined where it is one word. */
function meaningBehindPrefix(word: string, { hasStem }: Lexicon): Meaning | undefined {
  const rest = withoutPrefix(word);
  const isKnown = rest !== word && (hasStem(stemOf(rest)) || isSynonym(rest));
  return isKnown ? meaningOf([rest]) : undefined;
}

/** The meaning of words that are a category's translated name; an English one has no French words. */
function categoryOf(stems: readonly string[], { hasStem, categoriesNamed }: Lexicon) {
  const marks = [
    ...categoriesNamed(stems.join(' ')),
    ...(stems.some(hasStem) ? [] : categoriesNamed(stems.map(englishOf).join(' '))),
  ];
  return marks.length > 0 ? { stems: new Set(marks), wider: NONE } : undefined;
}

/** With shades as their colours; null where there are none. */
export function widen(terms: readonly Term[]): readonly Term[] | null {
  if (terms.every(({ wider }) => wider.size === 0)) return null;
  return terms.map((term) => ({ ...term, stems: new Set([...term.stems, ...term.wider]) }));
}
