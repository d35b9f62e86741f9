import { languages, type Language } from '../../../server/shared/language.ts';

/** For the field of a text in this language. */
export function writtenIn(language: Language) {
  const { tag, direction } = languages[language];
  return { lang: tag, dir: direction.toLowerCase(), autoComplete: 'off' };
}
