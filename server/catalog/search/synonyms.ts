import occasions from '../../../seed/occasions.json' with { type: 'json' };
import synonyms from '../../../seed/synonyms.json' with { type: 'json' };
import { AUDIENCES, type Audience } from '#shared/catalog/product-traits.ts';
import { fold } from '#shared/fold.ts';
import { occasionEntry } from '../occasion/occasion.rules.ts';
import type { ProductRecord, UnderstoodKind } from '../catalog.store.ts';
import { KIND_WORDS } from '../kind/kind.rules.ts';
import {
  COLOUR_WORDS,
  colourOf,
  coloursOf,
  SHADE_SYNONYMS,
  wordsOfFamilies,
  type Coloured,
} from './colours.ts';
import { foldedWords, isArabic, keyOf, markOf, materialMarkOf, stemOf } from './stems.ts';

const NONE: ReadonlySet<string> = new Set();

const isOneWord = (member: string) => !keyOf(member).includes(' ');

interface Group {
  readonly members: readonly string[];
  readonly stems: readonly string[];
  readonly part?: UnderstoodKind;
}

const PARTS: Readonly<Record<string, UnderstoodKind>> = { PERSON: 'PERSON', MATERIAL: 'MATERIAL' };

/** Any member finds what these stems find. Members of several words are recognised in searches only. */
const GROUPS: readonly Group[] = [
  ...[...synonyms, ...SHADE_SYNONYMS, ...KIND_WORDS].map((entry) => {
    const { words: members, part = '' } = 'words' in entry ? entry : { words: entry };
    const kind = PARTS[part];
    return { members, stems: members.filter(isOneWord).map(keyOf), ...(kind && { part: kind }) };
  }),
  ...occasions.map(({ code, words }) => ({
    members: words,
    stems: [markOf(code)],
    part: 'OCCASION' as const,
  })),
];

const STEMS = new Map<string, ReadonlySet<string>>();
const PART = new Map<string, UnderstoodKind>();
for (const { members, stems, part } of GROUPS) {
  for (const key of members.map(keyOf)) {
    STEMS.set(key, new Set([...(STEMS.get(key) ?? []), ...stems]));
    if (part) PART.set(key, part);
  }
}

/** Materials by their keys, each by its first word. */
const MATERIALS = new Map(
  GROUPS.flatMap(({ members, part }) =>
    part === 'MATERIAL' ? members.map((each) => [keyOf(each), keyOf(members[0] ?? '')]) : [],
  ).map(([key = '', material = '']) => [key, material] as const),
);

/** Returns the materials that a text names. */
export const materialsIn = (text: string): readonly string[] =>
  foldedWords(text).flatMap((word) => MATERIALS.get(stemOf(word)) ?? []);

/** For whom products are by the keys of words for persons. */
const AUDIENCE = new Map<string, Audience>(
  synonyms.flatMap((entry) => {
    if (!('audience' in entry)) return [];
    const audience = AUDIENCES.find((one) => one === entry.audience);
    return audience ? entry.words.map((word) => [keyOf(word), audience] as const) : [];
  }),
);

export const audienceNamed = (key: string): Audience | undefined => AUDIENCE.get(key);

/** Returns the filter that a member of the files is, beside kinds, brands and colours. */
export const partOf = (key: string): UnderstoodKind | undefined => PART.get(key);

const MEMBERS = [...GROUPS.flatMap(({ members }) => members), ...COLOUR_WORDS];

export const MAX_SYNONYM = Math.max(...MEMBERS.map((each) => keyOf(each).split(' ').length));

export interface Meaning {
  /** A product has it with a word of any of these stems, or with any as its mark. */
  readonly stems: ReadonlySet<string>;
  /**
   * These too where no product has all that is searched: « robe bordeaux » is then any red one, and
   * « lunettes de soleil » are any glasses.
   */
  readonly wider: ReadonlySet<string>;
}

/** Returns the meaning of one folded word, or of several that have a meaning together; else undefined. */
export function meaningOf(words: readonly string[]): Meaning | undefined {
  const key = words.map(stemOf).join(' ');
  const material = MATERIALS.get(key);
  if (material !== undefined) return { stems: new Set([materialMarkOf(material)]), wider: NONE };
  const [synonymous, colour] = [synonymsOf(key), colourOf(key)];
  const families = (colour?.families ?? []).map(markOf);
  // « rouge » in a text may be that of a stone: a product has it as its own colour.
  if (colour?.isFamily)
    return { stems: new Set([...families, ...(synonymous ?? [])]), wider: NONE };
  const wider = new Set(families);
  if (words.length === 1) {
    return { stems: new Set([key, ...(synonymous ?? [])]), wider };
  }
  if (!synonymous && !colour) return undefined;
  const shade = colour ? [markOf(key)] : [];
  return { stems: new Set([...shade, ...(synonymous ?? [])]), wider };
}

/** French and English words have no Arabic ones: an Arabic text says « قميص » of more than shirts. */
function synonymsOf(key: string): readonly string[] | undefined {
  const all = STEMS.get(key);
  if (!all) return undefined;
  return [...all].filter((stem) => isArabic(key.split(' ', 1)[0] ?? '') || !isArabic(stem));
}

/** Whether a folded word means more than itself. */
export const isSynonym = (word: string): boolean => {
  const stem = stemOf(word);
  return STEMS.has(stem) || colourOf(stem) !== undefined;
};

/** Words by which searches find a product beside those of its texts: of its colours and occasions. */
export function termsThatFind(
  product: Coloured & Pick<ProductRecord, 'occasions'>,
): readonly string[] {
  const { names } = coloursOf(product);
  const ofOccasions = product.occasions.flatMap((code) => occasionEntry(code).words);
  return [...new Set([...wordsOfFamilies(names), ...ofOccasions])];
}

/** Members of one word, folded, as the files write them. */
export const SYNONYM_SPELLINGS: ReadonlyMap<string, string> = new Map(
  MEMBERS.flatMap((each) => (isOneWord(each) ? [[fold(each), each]] : [])),
);
