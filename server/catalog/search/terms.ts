import type { Search, UnderstoodKind, ReadPart } from '../catalog.store.ts';
import { areJoining, fallbackOf, isIdle, kindNamed, widerKindsOf } from '../kind/kind.rules.ts';
import { colourOf } from './colours.ts';
import { isOfPart } from './parts.ts';
import {
  audienceMarkOf,
  brandMarkOf,
  englishOf,
  isArabic,
  isAudienceMark,
  isSize,
  isSizeLabel,
  kindMarkOf,
  markOf,
  stemOf,
  withoutPrefix,
} from './stems.ts';
import {
  audienceNamed,
  isSynonym,
  MAX_SYNONYM,
  meaningOf,
  partOf,
  type Meaning,
} from './synonyms.ts';

/** A requirement on products. */
export interface Term extends Meaning {
  /** Several where they have a meaning together. */
  readonly words: readonly string[];
  /** Places of the first word in the search, and behind the last. */
  readonly place: readonly [from: number, to: number];
  /** Undefined for words that are no filter. */
  readonly part?: Exclude<UnderstoodKind, 'PRICE'>;
  /** A kind's code, a brand's mark, a size; else the words. */
  readonly value?: string;
}

/** The meanings of words of a search in one catalogue. */
export interface Lexicon {
  /** Whether any product has the stem, in a text that is not English. */
  readonly hasStem: (stem: string) => boolean;
  /** Marks of the categories of which a translated name has these stems, with blanks between. */
  readonly categoriesNamed: (stems: string) => readonly string[];
}

/** Small letters begin or end words there: « l’ », « men’s ». */
const SIZE_AT_END = /\s[LS]$/;

/** A longer text is searched as it is, and by its words in title and brand. */
const MAX_TERMS = 16;

/** Filters that no answer may contradict. */
const REQUIRED: ReadonlySet<UnderstoodKind | undefined> = new Set([
  'GARMENT',
  'BRAND',
  'COLOUR',
  'SIZE',
]);

/** Whether no product without it answers the request, whatever else is left out. */
export const isRequired = ({ part, stems }: Term): boolean =>
  REQUIRED.has(part) || (part === 'PERSON' && [...stems].some(isAudienceMark));
export const isBinding = ({ kind }: ReadPart): boolean => REQUIRED.has(kind);

/**
 * Reads a search: kinds, brands, colours, sizes, persons, occasions, materials, and the rest as words. Omits
 * connecting words, unless there are no others. Null where the text has too many words.
 */
export function termsOf(
  { words, correctable = '' }: Search,
  lexicon: Lexicon,
): readonly Term[] | null {
  const places = [...words.keys()];
  const isMeant = (place: number) =>
    !isIdle(words, place) ||
    isSizeLabel(words[place - 1] ?? '') ||
    (place === words.length - 1 && SIZE_AT_END.test(correctable));
  const meant = places.filter(isMeant);
  const used = meant.length > 0 ? meant : places;
  const terms: Term[] = [];
  for (let at = 0; at < used.length; at += terms.at(-1)?.words.length ?? 1) {
    terms.push(termAt(words, used.slice(at, at + MAX_SYNONYM), lexicon));
  }
  if (terms.length > MAX_TERMS) return null;
  const read = withHeads(withColours(terms, words), words, lexicon);
  return ANY.reduce((some, part) => withAny(some, part), read);
}

/** Returns the term of as many words from the first one on as have a meaning together. */
function termAt(words: readonly string[], places: readonly number[], lexicon: Lexicon): Term {
  const [from = 0] = places;
  for (let length = places.length; length > 1; length -= 1) {
    const some = places.slice(0, length).map((place) => words[place] ?? '');
    const term = filterOf(some, lexicon) ?? wordsOf(some, lexicon);
    const to = (places[length - 1] ?? from) + 1;
    if (term) return { words: some, place: [from, to], ...term };
  }
  return termOf(words[from] ?? '', lexicon, from);
}

export function termOf(word: string, lexicon: Lexicon, at = 0): Term {
  const filter = filterOf([word], lexicon);
  return filter
    ? { words: [word], place: [at, at + 1], ...filter }
    : wordOf(word, lexicon, [at, at + 1]);
}

type Filter = Pick<Term, 'stems' | 'wider' | 'part' | 'value'>;

/** Undefined where words are together no size, kind, brand or person. */
function filterOf(words: readonly string[], lexicon: Lexicon): Filter | undefined {
  return (
    sizeOf(words, lexicon) ?? kindOf(words) ?? brandOf(words, lexicon) ?? personOf(words, lexicon)
  );
}

function wordsOf(words: readonly string[], lexicon: Lexicon): Filter | undefined {
  const meaning = meaningOf(words) ?? categoryOf(words.map(stemOf), lexicon);
  return meaning && { ...meaning, ...qualityOf(words) };
}

function wordOf(word: string, lexicon: Lexicon, place: Term['place']): Term {
  const stem = stemOf(word);
  const { stems, wider } = meaningOf([word]) ?? { stems: [stem], wider: NONE };
  // « or » and « robe » are what they are in French wherever the shop has them in French. A colour and a
  // material are the product's own in every language.
  const quality = qualityOf([word]);
  const isOwn = colourOf(stem)?.isFamily === true || quality.part === 'MATERIAL';
  const isEnglish = !isArabic(stem) && !lexicon.hasStem(stem) && !isOwn;
  return {
    words: [word],
    place,
    stems: new Set([
      ...stems,
      ...(meaningBehindPrefix(word, lexicon)?.stems ?? []),
      ...(isEnglish ? [englishOf(stem)] : []),
      ...(categoryOf([stem], lexicon)?.stems ?? []),
    ]),
    wider,
    ...quality,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Says whether words are a colour, a person, an occasion or a material. */
function qualityOf(words: readonly string[]): Pick<Term, 'part' | 'value'> {
  const key = words.map(stemOf).join(' ');
  const part = colourOf(key) ? 'COLOUR' : partOf(key);
  return part === undefined || part === 'PRICE' ? {} : { part, value: words.join(' ') };
}

/** A number that is a size of any product means this size: details have others. */
function sizeOf(words: readonly string[], { hasStem }: Lexicon): Filter | undefined {
  const [first = '', second] = words;
  const size = second !== undefined && isSizeLabel(first) ? second : first;
  const isWhole = words.length === (size === second ? 2 : 1);
  return isWhole && isSize(size) && hasStem(markOf(size))
    ? { stems: new Set([markOf(size)]), wider: NONE, part: 'SIZE', value: size }
    : undefined;
}

/** The mark of a kind alone: words of descriptions and details never stand for one. */
function kindOf(words: readonly string[]): Filter | undefined {
  const named = kindNamed(words) ?? kindBehindPrefix(words);
  if (!named) return undefined;
  const fallback = fallbackOf(named.kind);
  return {
    stems: new Set([kindMarkOf(named.kind)]),
    wider: fallback === undefined ? NONE : new Set([kindMarkOf(fallback)]),
    part: 'GARMENT',
    value: named.kind,
  };
}

function kindBehindPrefix([word = '', ...others]: readonly string[]) {
  const isPrefixed = others.length === 0 && isArabic(word);
  return isPrefixed ? kindNamed([withoutPrefix(word)]) : undefined;
}

/** A brand by its own name, or by another one that `seed/synonyms.json` gives it. */
function brandOf(words: readonly string[], { hasStem }: Lexicon): Filter | undefined {
  const names = [words.join(''), ...(meaningOf(words)?.stems ?? [])];
  const mark = names.map(brandMarkOf).find(hasStem);
  return mark === undefined
    ? undefined
    : { stems: new Set([mark]), wider: NONE, part: 'BRAND', value: mark };
}

/** A person by whom articles are for, where any article of the shop says for whom it is. */
function personOf(words: readonly string[], { hasStem }: Lexicon): Filter | undefined {
  const [word = ''] = words;
  const audience =
    audienceNamed(words.map(stemOf).join(' ')) ??
    (words.length === 1 && isArabic(word) ? audienceNamed(stemOf(withoutPrefix(word))) : undefined);
  const mark = audience === undefined ? undefined : audienceMarkOf(audience);
  return mark !== undefined && hasStem(mark)
    ? { stems: new Set([mark]), wider: NONE, part: 'PERSON', value: words.join(' ') }
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

export const isSold = ({ stems, wider }: Meaning, { hasStem }: Lexicon): boolean =>
  [...stems, ...wider].some(hasStem);

/**
 * One kind says what is searched, or several that are joined: others are words, as « chemise » is in « robe
 * chemise ». Where the shop sells none of them, they all stay, and nothing is found.
 */
function withHeads(
  terms: readonly Term[],
  words: readonly string[],
  lexicon: Lexicon,
): readonly Term[] {
  const sold = terms.filter((term) => term.part === 'GARMENT' && isSold(term, lexicon));
  if (sold.length === 0) return terms;
  const heads = headsOf(sold, words);
  const stems = new Set(heads.flatMap((head) => [...head.stems]));
  const wider = new Set(heads.flatMap((head) => [...head.wider]));
  return terms.map((term) => {
    if (term.part !== 'GARMENT') return term;
    return heads.includes(term) ? { ...term, stems, wider } : asWords(term, lexicon);
  });
}

function headsOf([first, ...others]: readonly Term[], words: readonly string[]): readonly Term[] {
  const heads = first ? [first] : [];
  for (const term of others) {
    const last = heads.at(-1);
    if (!last) break;
    const between = words.slice(last.place[1], term.place[0]);
    if (areJoining(between) || (between.length === 0 && isJoinedArabic(term))) heads.push(term);
    else if (between.length === 0 && isMoreExact(term, last)) heads.splice(-1, 1, term);
    else break;
  }
  return heads;
}

/** « وتكشيطة » */
const isJoinedArabic = ({ words: [word = ''] }: Term) =>
  word.startsWith('و') && kindNamed([word]) === undefined;

/** « pantalon jean », and « shirt dress », since English says what a thing is with its last word. */
function isMoreExact(term: Term, last: Term): boolean {
  const named = kindNamed(term.words);
  return (
    named !== undefined &&
    (named.isEnglish || widerKindsOf(named.kind).includes(last.value ?? named.kind))
  );
}

function asWords({ words, place }: Term, lexicon: Lexicon): Term {
  const [word = '', ...others] = words;
  const term = others.length === 0 ? undefined : wordsOf(words, lexicon);
  return term ? { words, place, ...term } : wordOf(word, lexicon, place);
}

/** A product has one brand, and a wearer one size: of several, any will do. */
const ANY: ReadonlyArray<Term['part']> = ['BRAND', 'SIZE', 'PERSON'];

function withAny(terms: readonly Term[], part: Term['part']): readonly Term[] {
  const some = terms.filter((term) => term.part === part);
  if (some.length < 2) return terms;
  const stems = new Set(some.flatMap((term) => [...term.stems]));
  return terms.map((term) => (term.part === part ? { ...term, stems } : term));
}

/** Reads « noir ou rouge » as any of both, and a colour beside a part of an article as a word. */
function withColours(terms: readonly Term[], words: readonly string[]): readonly Term[] {
  const read: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const [before, next] = [read.at(-1), terms[at + 1]];
    // « or » is gold elsewhere.
    const isJoining = term.words.join() === 'or' && isColour(before) && isColour(next);
    if (isJoining) continue;
    if (term.part === 'COLOUR' && isOfPart(before?.words.at(-1), next?.words[0])) {
      const { words: own, place } = term;
      read.push({ words: own, place, stems: new Set(own.map(stemOf)), wider: NONE });
    } else if (before && isColour(before) && isColour(term) && areEither(before, term, words)) {
      const stems = new Set([...before.stems, ...term.stems]);
      const wider = new Set([...before.wider, ...term.wider]);
      read.splice(-1, 1, { ...before, stems, wider }, { ...term, stems, wider });
    } else read.push(term);
  }
  return read;
}

const isColour = (term: Term | undefined): boolean => term?.part === 'COLOUR';

const OR: ReadonlySet<string> = new Set(['ou', 'or', 'او', 'ولا']);
const areEither = (one: Term, other: Term, words: readonly string[]): boolean => {
  const between = words.slice(one.place[1], other.place[0]);
  return between.length === 1 && between.every((word) => OR.has(word));
};

/** With shades as their colours; null where there are none. */
export function widen(terms: readonly Term[]): readonly Term[] | null {
  if (terms.every(({ wider }) => wider.size === 0)) return null;
  return terms.map((term) => ({ ...term, stems: new Set([...term.stems, ...term.wider]) }));
}
