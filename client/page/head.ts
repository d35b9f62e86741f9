import { fr } from '../text/fr.ts';

/** What a page's head says of it. */
export type PageHead = {
  title: string;
  /** For search engines' results. */
  description?: string;
  /** The page's one address; without it, search engines are asked to leave the page out. */
  path?: string;
};

/** The title as the browser's tab shows it, with the shop's name. */
export function fullTitle(title: string) {
  return title.includes(fr.shop.name) ? title : `${title} · ${fr.shop.name}`;
}
