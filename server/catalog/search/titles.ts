import type { TRANSLATIONS } from '#shared/language.ts';
import type { Search } from '../catalog.store.ts';
import { colourOf } from './colours.ts';
import { stemOf } from './stems.ts';

const ARABIC = /\p{Script=Arabic}/u;

/**
 * In which language a search also reads titles. English ones come after the words of all texts, so that
 * they change no French search. Arabic ones come before them, except where the search names a colour:
 * few titles do, most products have theirs in their options.
 */
export function titlesFor({ words, joined }: Search): {
  readonly language: (typeof TRANSLATIONS)[number];
  readonly isFirst: boolean;
} {
  if (!ARABIC.test(joined)) return { language: 'EN', isFirst: false };
  return { language: 'AR', isFirst: !words.some((word) => colourOf(stemOf(word))?.isFamily) };
}
