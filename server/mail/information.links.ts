import type { Language } from '../shared/language.ts';
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
  const { delivery, contact, terms, privacy } = mailTexts[language].information;
  return [
    { label: delivery, url: publicUrl + PATHS.delivery },
    { label: contact, url: publicUrl + PATHS.contact },
    { label: terms, url: publicUrl + PATHS.terms },
    { label: privacy, url: publicUrl + PATHS.privacy },
  ];
}
