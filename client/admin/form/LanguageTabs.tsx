import { useState, type ReactNode } from 'react';

import { LANGUAGES, type Language } from '#shared/language.ts';
import { frTranslations } from '../../text/admin/labels.fr.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { Problems } from './useDetailForm.ts';

export type ShownLanguage = ReturnType<typeof useShownLanguage>;

/** The language whose texts a form shows; `isIn` selects the fields of a language. */
export function useShownLanguage(isIn: (language: Language, field: string) => boolean) {
  const [current, setCurrent] = useState<Language>('FR');
  const isWrong = (language: Language, fields: readonly string[]) =>
    fields.some((field) => isIn(language, field));
  return {
    current,
    setCurrent,
    isWrong,
    /** Opens the first tab with something wrong: a hidden field cannot have the focus. */
    showFirst(problems: Problems) {
      const wrong = Object.keys(problems);
      setCurrent(LANGUAGES.find((each) => isWrong(each, wrong)) ?? current);
    },
  };
}

type Props = {
  label: string;
  languages?: readonly Language[];
  shown: ShownLanguage;
  /** The fields with something wrong, in any language. */
  wrongNames: readonly string[];
  /** Counts the texts of a language that shoppers read in French. */
  countMissing?: (language: Exclude<Language, 'FR'>) => number;
  children: (language: Language) => ReactNode;
};

/** The texts of a form, in a tab for each language. */
export function LanguageTabs({
  label,
  languages = LANGUAGES,
  shown,
  wrongNames,
  countMissing,
  children,
}: Props) {
  return (
    <Tabs
      label={label}
      current={languages.includes(shown.current) ? shown.current : 'FR'}
      onChange={shown.setCurrent}
      tabs={languages.map((language) => ({
        name: language,
        label: frTranslations.tab(language, {
          isWrong: shown.isWrong(language, wrongNames),
          missing: language === 'FR' ? 0 : (countMissing?.(language) ?? 0),
        }),
        content: children(language),
      }))}
    />
  );
}
