import { MAX_TEXT } from '#shared/forms/form.ts';
import { BadInput } from '../../shared/problems.ts';
import { fold } from '#shared/fold.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import { tidy } from '#shared/text.ts';
import type { Search } from '../catalog.store.ts';

/** Null for a blank text: nothing is filtered. Throws BadInput. */
export function readSearch(
  text: string | null | undefined,
  isExact = false,
  language: Language = DEFAULT_LANGUAGE,
): Search | null {
  if ((text?.length ?? 0) > MAX_TEXT)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SEARCH_LENGTH' });
  const written = tidy(text ?? '');
  if (written === '') return null;
  return { ...searchOf(written, language), ...(isExact ? {} : { correctable: written }) };
}

/** Without corrections, and without prices. */
export function searchOf(text: string, language: Language = DEFAULT_LANGUAGE): Search {
  const folded = fold(text);
  return {
    words: folded === '' ? [] : folded.split(' '),
    joined: folded.replaceAll(' ', ''),
    ...(language === DEFAULT_LANGUAGE ? {} : { language }),
  };
}

/**
 * Says whether folded texts contain the text (« robe ray » finds « Robe rayée »), or a word starts with
 * it joined (« rayban » and « ray ban » find « Ray-Ban »).
 */
export function textMatcher({ words, joined }: Search): (folded: string) => boolean {
  if (words.length === 0) return () => false;
  const text = words.join(' ');
  // Folded texts have letters and digits alone.
  const joinedWords = new RegExp(`(?:^| )${[...joined].join(' ?')}`, 'u');
  return (folded) => folded.includes(text) || joinedWords.test(folded);
}

/** Title or brand, folded, contain every word (« robe bleu » finds « Robe en soie bleue »). */
export function containsWords(folded: string, { words }: Search): boolean {
  return words.length > 0 && words.every((word) => folded.includes(word));
}
