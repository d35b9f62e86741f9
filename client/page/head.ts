import { fr } from '../text/fr.ts';

export type PageHead = {
  title: string;
  /** For search results. */
  description?: string;
  /** Canonical path; without it the page is not indexed. */
  path?: string;
};

export function fullTitle(title: string) {
  return title.includes(fr.shop.name) ? title : `${title} · ${fr.shop.name}`;
}
