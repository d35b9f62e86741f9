import { pathIn, type Language } from '../shared/language.ts';
import { mailTexts } from './mail.texts.ts';

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Paths of the client (client/page/paths.ts). */
const PATHS = {
  delivery: '/livraison-et-retours',
  contact: '/contact',
  terms: '/conditions-generales-de-vente',
  privacy: '/confidentialite',
} as const;

/** The pages of information at the foot of every mail. */
export function informationLinks(publicUrl: string, language: Language): readonly MailLink[] {
  const { information } = mailTexts[language];
  const pages = ['delivery', 'contact', 'terms', 'privacy'] as const;
  return pages.map((page) => ({
    label: information[page],
    url: publicUrl + pathIn(language, PATHS[page]),
  }));
}
