import synonyms from '../../../seed/synonyms.json' with { type: 'json' };
import { fold } from '../../shared/text.ts';
import { stemOf } from './catalog.search.words.ts';

/** Any member finds what the others find. Members of several words are recognised in searches only. */
type Group = readonly string[];

const wordsIn = (member: string) => fold(member).split(' ');
const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

function byKey(groups: readonly Group[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    const members = group.map(wordsIn);
    const stems = members.flatMap((words) => (words.length === 1 ? words.map(stemOf) : []));
    for (const words of members) {
      const key = keyOf(words);
      found.set(key, new Set([...(found.get(key) ?? []), ...stems]));
    }
  }
  return found;
}

const STEMS = byKey(synonyms);

export const MAX_SYNONYM = Math.max(...synonyms.flat().map((each) => wordsIn(each).length));

/** The stems that mean the same as these folded words; undefined where the file has none. */
export function synonymsOf(words: readonly string[]): ReadonlySet<string> | undefined {
  return STEMS.get(keyOf(words));
}

/** Members of one word, folded, as the file writes them. */
export const SYNONYM_SPELLINGS: ReadonlyMap<string, string> = new Map(
  synonyms.flat().flatMap((each) => (wordsIn(each).length === 1 ? [[fold(each), each]] : [])),
);
