import { languages, type Language } from '#shared/language.ts';

/** Returns attributes for the field of a text in this language. */
export function writtenIn(language: Language) {
  const { tag, dir } = languages[language];
  return { lang: tag, dir, autoComplete: 'off' };
}
