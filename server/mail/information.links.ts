import { frMail } from './mail.fr.ts';

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Paths of the client (client/page/paths.ts). */
const { delivery, contact, terms, privacy } = frMail.information;
const LINKS = [
  { label: delivery, path: '/livraison-et-retours' },
  { label: contact, path: '/contact' },
  { label: terms, path: '/conditions-generales-de-vente' },
  { label: privacy, path: '/confidentialite' },
] as const;

/** The pages of information at the foot of every mail. */
export function informationLinks(publicUrl: string): readonly MailLink[] {
  return LINKS.map(({ label, path }) => ({ label, url: publicUrl + path }));
}
