import { labels } from './labels.fr.ts';

type State = { isWrong?: boolean; missing: number };

/** Texts of the back office's forms that have a tab a language. */
export const frTranslations = {
  /** Title of a tab, such as `Arabe · 2 manquants`. */
  tab: (language: keyof typeof labels.language, { isWrong = false, missing }: State) => {
    const name = labels.language[language];
    if (isWrong) return `${name} · à corriger`;
    return missing === 0 ? name : `${name} · ${missing} ${missing < 2 ? 'manquant' : 'manquants'}`;
  },
};
