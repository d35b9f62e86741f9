import occasions from '../../../seed/occasions.json' with { type: 'json' };
import synonyms from '../../../seed/synonyms.json' with { type: 'json' };
import { fold } from '#shared/fold.ts';
import { occasionEntry } from '../occasion/occasion.rules.ts';
import type { ProductRecord } from '../catalog.store.ts';
import {
  COLOUR_WORDS,
  colourOf,
  coloursOf,
  SHADE_SYNONYMS,
  wordsOfFamilies,
  type Coloured,
} from './colours.ts';
import { keyOf, markOf, stemOf } from './stems.ts';

const NONE: ReadonlySet<string> = new Set();

const isOneWord = (member: string) => !keyOf(member).includes(' ');

interface Group {
  readonly members: readonly string[];
  readonly stems: readonly string[];
  /** A member of the group of which these are a kind. */
  readonly kindOf?: string;
}

/** Any member finds what these stems find. Members of several words are recognised in searches only. */
const GROUPS: readonly Group[] = [
  ...[...synonyms, ...SHADE_SYNONYMS].map((entry) => {
    const { words: members, ...kind } = 'words' in entry ? entry : { words: entry };
    return { members, stems: members.filter(isOneWord).map(keyOf), ...kind };
  }),
  ...occasions.map(({ code, words }) => ({ members: words, stems: [markOf(code)] })),
];

const STEMS = new Map<string, ReadonlySet<string>>();
for (const { members, stems } of GROUPS) {
  for (const key of members.map(keyOf)) {
    STEMS.set(key, new Set([...(STEMS.get(key) ?? []), ...stems]));
  }
}

/** The stems of the whole by the key of a kind of it. */
const WIDER = new Map(
  GROUPS.flatMap(({ members, kindOf }) =>
    kindOf === undefined
      ? []
      : members.map((member) => [keyOf(member), STEMS.get(keyOf(kindOf)) ?? NONE] as const),
  ),
);

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
  const [synonymous, colour] = [STEMS.get(key), colourOf(key)];
  const families = (colour?.families ?? []).map(markOf);
  // « rouge » in a text may be that of a stone: a product has it as its own colour.
  if (colour?.isFamily)
    return { stems: new Set([...families, ...(synonymous ?? [])]), wider: NONE };
  const wider = new Set([...families, ...(WIDER.get(key) ?? [])]);
  if (words.length === 1) {
    return { stems: new Set([key, ...(synonymous ?? [])]), wider };
  }
  if (!synonymous && !colour) return undefined;
  const shade = colour ? [markOf(key)] : [];
  return { stems: new Set([...shade, ...(synonymous ?? [])]), wider };
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
