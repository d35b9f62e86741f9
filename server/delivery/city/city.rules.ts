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

/** An article may end as the next word begins: « Er-Rich », « Es-Smara », « Ad Dakhla ». */
const ARTICLE = /^(?:[ae](?:[lrstdzn]|ch)|l)$/;
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
  readonly hasArticle: boolean;
}

function spellingOf(text: string): Spelling {
  const words = fold(text).split(' ');
  const others = words.filter((word) => !ARTICLE.test(word));
  const bare = (others.length > 0 ? others : words)
    .map((word) => word.replace(ARABIC_ARTICLE, ''))
    .map((word) => SPELLINGS.get(word) ?? word);
  return {
    whole: foldJoined(text),
    bare: bare.join(''),
    hasArticle: words.some((word) => ARTICLE.test(word) || ARABIC_ARTICLE.test(word)),
  };
}

interface Spelled {
  readonly city: CityEntry;
  readonly names: readonly Spelling[];
  readonly aliases: readonly Spelling[];
}

let spelled: readonly Spelled[] | undefined;

/** Made with the first search: a start would take 10 ms longer. */
const spelledCities = () =>
  (spelled ??= CITIES.map((city) => ({
    city,
    names: [city.name, city.ar, city.en ?? city.name].map(spellingOf),
    aliases: city.aliases.map(spellingOf),
  })));

const isExact = (some: readonly Spelling[], { whole, bare }: Spelling) =>
  some.some((each) => each.bare === bare || each.whole === whole);
const isBegun = (some: readonly Spelling[], { whole, bare }: Spelling) =>
  some.some((each) => each.bare.startsWith(bare) || each.whole.startsWith(whole));
/** Heeds the article: « el a » rather begins « El Attaouia » than « Agadir ». */
const isBegunAsWritten = (some: readonly Spelling[], { whole, hasArticle }: Spelling) =>
  hasArticle && some.some((each) => each.whole.startsWith(whole));

/** Ranks a city by how well the text names it, best first. */
const RANKS: ReadonlyArray<(city: Spelled, wanted: Spelling) => boolean> = [
  ({ names }, wanted) => isExact(names, wanted),
  ({ names }, wanted) => isBegunAsWritten(names, wanted),
  ({ names }, wanted) => isBegun(names, wanted),
  ({ aliases }, wanted) => isExact(aliases, wanted),
  ({ aliases }, wanted) => isBegun(aliases, wanted),
];

/**
 * Returns the cities that a text means or begins, in Latin or Arabic letters: exact names, then names that
 * begin with it, then aliases, each in the order of size. A blank text gives all.
 */
export function searchCities(text: string): readonly CityEntry[] {
  if (text.trim() === '') return CITIES;
  const wanted = spellingOf(text);
  if (wanted.whole === '') return [];
  const ranked = spelledCities().map((each) => ({
    city: each.city,
    rank: RANKS.findIndex((isMet) => isMet(each, wanted)),
  }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ city }) => city);
}

let named: ReadonlyMap<string, ReadonlySet<CityEntry>> | undefined;

function citiesByName(): ReadonlyMap<string, ReadonlySet<CityEntry>> {
  const found = new Map<string, Set<CityEntry>>();
  for (const { city, names, aliases } of spelledCities()) {
    for (const { whole, bare } of [...names, ...aliases]) {
      for (const key of [whole, bare]) found.set(key, (found.get(key) ?? new Set()).add(city));
    }
  }
  return found;
}

/** Returns the one city whose name or alias the text is; undefined where there is none or more than one. */
export function cityNamed(text: string): CityEntry | undefined {
  named ??= citiesByName();
  const found = named.get(spellingOf(text).bare);
  return found?.size === 1 ? [...found][0] : undefined;
}
