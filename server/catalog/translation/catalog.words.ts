import words from '../../../seed/translations/words.json' with { type: 'json' };
import { LANGUAGES, type Language } from '../../shared/isomorphic/language.ts';

/** Names and values of options, which products share; others stay as they are. */
const known: ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>> = new Map(
  Object.entries(words),
);

/** By the word of another language: the French one. */
const french: ReadonlyMap<string, string> = new Map(
  Array.from(known, ([word, others]) =>
    LANGUAGES.flatMap((language) => {
      const other = others[language];
      return other === undefined ? [] : [[other, word] as const];
    }),
  ).flat(),
);

/** Undefined where the vocabulary has none. */
export function translatedWord(language: Language, word: string): string | undefined {
  return known.get(word)?.[language];
}

export function wordIn(language: Language, word: string): string {
  return translatedWord(language, word) ?? word;
}

/** Of a word in any language. */
export function frenchWord(word: string): string {
  return known.has(word) ? word : (french.get(word) ?? word);
}
