import entries from '../../../seed/kinds.json' with { type: 'json' };
import type { Language } from '#shared/language.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { foldedWords, isConnecting, keyOf, stemOf } from '../search/stems.ts';

/** A kind of article, sold or not: `seed/kinds.json` has them in three languages and darija. */
interface KindEntry {
  /** The code of the API: the French word. */
  readonly kind: string;
  /** Plurals, as headings. */
  readonly names: Readonly<Record<Language, string>>;
  /** The kind that includes it: a jean is one of the trousers. */
  readonly of?: string;
  /** Words by which the details of an article of the kind `of` say that it is one of these. */
  readonly details?: readonly string[];
  /** `MA` is darija in Latin letters. */
  readonly words: Readonly<Partial<Record<Language | 'MA', readonly string[]>>>;
}

const ENTRIES: readonly KindEntry[] = entries;

export const KINDS: readonly string[] = ENTRIES.map(({ kind }) => kind);

/** Returns kinds in the order of all kinds, each once. */
export function sortedKinds(kinds: Iterable<string>): readonly string[] {
  const some = new Set(kinds);
  return KINDS.filter((kind) => some.has(kind));
}

const entryOf = new Map(ENTRIES.map((entry) => [entry.kind, entry]));

/** Returns what shoppers read; undefined for an unknown kind. */
export const kindName = (language: Language, kind: string): string | undefined =>
  entryOf.get(kind)?.names[language];

/** Returns the kinds that include a kind, the nearest first. */
export function widerKindsOf(kind: string): readonly string[] {
  const wider = entryOf.get(kind)?.of;
  return wider === undefined ? [] : [wider, ...widerKindsOf(wider)];
}

/** Returns the kind that stands for it where no article says that it is one: details alone say that it is. */
export function fallbackOf(kind: string): string | undefined {
  const entry = entryOf.get(kind);
  return entry?.details === undefined ? undefined : entry.of;
}

/** Words by kind, for meanings beside the kind itself: « robe chemise ». */
export const KIND_WORDS: ReadonlyArray<readonly string[]> = ENTRIES.map(({ words }) =>
  Object.values(words).flat(),
);

export interface NamedKind {
  readonly kind: string;
  /** English says what a thing is with its last word: a « shirt dress » is a dress. */
  readonly isEnglish: boolean;
}

const NAMED = new Map<string, NamedKind>();
for (const { kind, words } of ENTRIES) {
  for (const [language, some] of Object.entries(words)) {
    for (const key of some.map(keyOf)) {
      if (!NAMED.has(key)) NAMED.set(key, { kind, isEnglish: language === 'EN' });
    }
  }
}

const MAX_KIND_WORDS = Math.max(...[...NAMED.keys()].map((key) => key.split(' ').length));

/** Returns the kind that folded words name together: « t-shirt » is one word, although « t » alone says nothing. */
export const kindNamed = (words: readonly string[]): NamedKind | undefined =>
  NAMED.get(words.map(stemOf).join(' ')) ??
  (words.length === 2 ? NAMED.get(stemOf(words.join(''))) : undefined);

/** Says whether a word means nothing itself, nor together with the next one. */
export const isIdle = (words: readonly string[], at: number): boolean =>
  isConnecting(words[at] ?? '') && !NAMED.has(stemOf(`${words[at]}${words[at + 1]}`));

const AND: ReadonlySet<string> = new Set(['et', 'ou', 'and', 'w', 'و', 'او']);

/** Whether folded words only say that what stands around them is meant together. */
export const areJoining = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => AND.has(word));

export type Kinded = Pick<ProductRecord, 'kinds' | 'title' | 'categoryName' | 'details'>;

/** Returns the kinds that staff chose; else `derivedKinds`. */
export const kindsOf = (product: Kinded): readonly string[] =>
  product.kinds.length > 0 ? product.kinds : derivedKinds(product);

/** Returns its kinds with those that include them. */
export const everyKindOf = (product: Kinded): readonly string[] => [
  ...new Set(kindsOf(product).flatMap((kind) => [kind, ...widerKindsOf(kind)])),
];

/** Returns the kinds that the title names, or the category where the title names none. */
export function derivedKinds({ title, categoryName, details }: Kinded): readonly string[] {
  const inTitle = kindsIn(title);
  const named = inTitle.length > 0 ? inTitle : kindsIn(categoryName);
  const all = new Set(named.flatMap((kind) => [kind, ...widerKindsOf(kind)]));
  const stems = new Set(details.flatMap(({ value }) => foldedWords(value)).map(stemOf));
  const detailed = ENTRIES.filter(
    ({ kind, of = '', details: words = [] }) =>
      !all.has(kind) && all.has(of) && words.some((word) => stems.has(keyOf(word))),
  );
  return [...named, ...detailed.map(({ kind }) => kind)];
}

/** Returns the first kind that a French text names, and those that « et » joins to it. */
function kindsIn(text: string): readonly string[] {
  const words = foldedWords(text);
  const found: string[] = [];
  let behind = 0;
  for (let at = 0; at < words.length; at += 1) {
    const named = kindAt(words, at);
    if (!named) continue;
    if (found.length > 0 && !areJoining(words.slice(behind, at))) break;
    found.push(named.kind);
    behind = named.to;
    at = named.to - 1;
  }
  return found;
}

/** Returns the kind of as many words as name one together from a place on. */
function kindAt(words: readonly string[], from: number) {
  const places = [...words.keys()].slice(from).filter((at) => !isIdle(words, at));
  if (places[0] !== from) return undefined;
  for (let length = Math.min(MAX_KIND_WORDS, places.length); length > 0; length -= 1) {
    const some = places.slice(0, length);
    const named = kindNamed(some.map((at) => words[at] ?? ''));
    if (named && !named.isEnglish) return { ...named, to: (some.at(-1) ?? from) + 1 };
  }
  return undefined;
}
