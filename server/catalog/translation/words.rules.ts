import words from '../../../seed/translations/words.json' with { type: 'json' };
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Words } from '#shared/language.ts';
import type { OptionWordRecord } from '../catalog.store.ts';

type Translations = Readonly<Partial<Record<Language, string>>>;

/** Names and values of options that every shop knows. */
const known: ReadonlyMap<string, Translations> = new Map(Object.entries(words));

export interface Vocabulary {
  words(language: Language): Words;
  /** Returns undefined where neither the shop nor its vocabulary has a translation. */
  translated(language: Language, word: string): string | undefined;
}

/** Returns the vocabulary of a shop: its own translations win over those that every shop knows. */
export function vocabularyOf(own: Iterable<OptionWordRecord>): Vocabulary {
  const all = new Map(known);
  for (const { word, translations } of own) {
    const added = translations.map(({ language, text }) => [language, text] as const);
    all.set(word, { ...known.get(word), ...Object.fromEntries(added) });
  }
  const french = new Map(
    Array.from(all, ([word, others]) =>
      LANGUAGES.flatMap((language) => {
        const other = others[language];
        return other === undefined ? [] : [[other, word] as const];
      }),
    ).flat(),
  );
  const translated = (language: Language, word: string) => all.get(word)?.[language];
  return {
    translated,
    words: (language) => ({
      language,
      in: (word) => (language === DEFAULT_LANGUAGE ? word : (translated(language, word) ?? word)),
      french: (word) => (all.has(word) ? word : (french.get(word) ?? word)),
    }),
  };
}

/** The vocabulary that every shop knows. */
export const commonVocabulary = vocabularyOf([]);

/** Words as they are stored. */
export const frenchWords = commonVocabulary.words(DEFAULT_LANGUAGE);
