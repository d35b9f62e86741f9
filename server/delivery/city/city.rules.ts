import entries from '../../../seed/cities.json' with { type: 'json' };
import { fold, foldJoined } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';

/** A Moroccan city or town: `seed/cities.json` has them, the largest first. */
export interface CityEntry {
  readonly id: string;
  /** The French name. */
  readonly name: string;
  readonly ar: string;
  /** The English name where it is not the French one. */
  readonly en?: string;
  /** One of the twelve of 2015, in French. */
  readonly region: string;
  /** The main one first, then those of quarters; empty where none is known for certain. */
  readonly postalCodes: readonly string[];
  readonly aliases: readonly string[];
}

export const CITIES: readonly CityEntry[] = entries;

/** The twelve regions, in the order of their largest cities. */
export const REGIONS: readonly string[] = [...new Set(CITIES.map(({ region }) => region))];

const byId = new Map(CITIES.map((city) => [city.id, city]));

export const cityById = (id: string): CityEntry | undefined => byId.get(id);

export function cityName({ name, ar, en = name }: CityEntry, language: Language): string {
  return { FR: name, AR: ar, EN: en }[language];
}

const ARTICLES: ReadonlySet<string> = new Set(['el', 'al', 'l', 'la']);
const ARABIC_ARTICLE = /^ال(?=..)/;

/** Words that each courier and each road sign writes in another way. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    oulad: 'ouled oled uled awlad aoulad',
    beni: 'bni bani',
    souk: 'souq suq suk',
    ain: 'ayn',
    ait: 'ayt',
    moulay: 'mly mulay',
    kelaat: 'kelaa kalaat kalaa qalaat',
    ksar: 'qsar',
    kasba: 'kasbah kasbat',
    oued: 'wad ouad',
  }).flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const)),
);

interface Spelling {
  readonly whole: string;
  /** Without articles, and in one spelling. */
  readonly bare: string;
}

function spellingOf(text: string): Spelling {
  const words = fold(text).split(' ');
  const others = words.filter((word) => !ARTICLES.has(word));
  const bare = (others.length > 0 ? others : words)
    .map((word) => word.replace(ARABIC_ARTICLE, ''))
    .map((word) => SPELLINGS.get(word) ?? word);
  return { whole: foldJoined(text), bare: bare.join('') };
}

const spelled = CITIES.map((city) => ({
  city,
  names: [city.name, city.ar, city.en ?? city.name].map(spellingOf),
  aliases: city.aliases.map(spellingOf),
}));

const isExact = (some: readonly Spelling[], { bare }: Spelling) =>
  some.some((each) => each.bare === bare);
const isBegun = (some: readonly Spelling[], { whole, bare }: Spelling) =>
  some.some((each) => each.whole.startsWith(whole) || each.bare.startsWith(bare));

/**
 * Returns the cities that a text means or begins, in Latin or Arabic letters: exact names, then names that
 * begin with it, then aliases, each in the order of size. A blank text gives all.
 */
export function searchCities(text: string): readonly CityEntry[] {
  const wanted = spellingOf(text);
  if (wanted.whole === '') return text.trim() === '' ? CITIES : [];
  const ranks = spelled.map(({ city, names, aliases }) => {
    if (isExact(names, wanted)) return { city, rank: 0 };
    if (isBegun(names, wanted)) return { city, rank: 1 };
    if (isExact(aliases, wanted)) return { city, rank: 2 };
    return { city, rank: isBegun(aliases, wanted) ? 3 : 4 };
  });
  return ranks
    .filter(({ rank }) => rank < 4)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ city }) => city);
}

const named = new Map<string, Set<CityEntry>>();
for (const { city, names, aliases } of spelled) {
  for (const { bare } of [...names, ...aliases]) {
    named.set(bare, (named.get(bare) ?? new Set()).add(city));
  }
}

/** Returns the one city whose name or alias the text is; undefined where there is none or more than one. */
export function cityNamed(text: string): CityEntry | undefined {
  const found = named.get(spellingOf(text).bare);
  return found?.size === 1 ? [...found][0] : undefined;
}
