import { shopTexts } from '../text/shop.fr.ts';

export type PageHead = {
  title: string;
  /** Text for search results. */
  description?: string;
  /** Canonical path; without it the page is not indexed. */
  path?: string;
};

export function fullTitle(title: string) {
  return title.includes(shopTexts.shop.name) ? title : `${title} · ${shopTexts.shop.name}`;
}
