import type { TRANSLATIONS } from '#shared/language.ts';
import type { Search } from '../catalog.store.ts';
import { colourOf } from './colours.ts';
import { stemOf } from './stems.ts';

const ARABIC = /\p{Script=Arabic}/u;

/**
 * In which language a search also reads titles. Those of the page's language count as titles do. On other pages
 * English ones come after the words of all texts, so that they change no French search. Arabic ones come before
 * them, except where the search names a colour: few titles do, most products have theirs in their options.
 */
export function titlesFor({ words, joined, language }: Search): {
  readonly language: (typeof TRANSLATIONS)[number];
  readonly isFirst: boolean;
} {
  const written = ARABIC.test(joined) ? 'AR' : 'EN';
  const isOfPage = language === written;
  if (written === 'EN') return { language: 'EN', isFirst: isOfPage };
  const hasColour = words.some((word) => colourOf(stemOf(word))?.isFamily);
  return { language: 'AR', isFirst: isOfPage || !hasColour };
}
