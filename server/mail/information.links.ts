import { pathIn, type Language } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { mailTexts } from './mail.texts.ts';

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** The pages of information at the foot of every mail. */
export function informationLinks(publicUrl: string, language: Language): readonly MailLink[] {
  const { information } = mailTexts[language];
  const pages = ['delivery', 'contact', 'terms', 'privacy'] as const;
  return pages.map((page) => ({
    label: information[page],
    url: publicUrl + pathIn(language, paths[page]()),
  }));
}
